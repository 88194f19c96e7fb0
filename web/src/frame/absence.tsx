import { useSignal, useSignalEffect } from '@preact/signals';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { Company } from '../table/company.ts';
import { lateSeats, nextDeadline } from './lateness.ts';
import { Notice } from './notice.tsx';

type Wish = Parameters<Company['wish']>[1];

/** What the others may wish for. In a game with secrets no person decides for another, so `deputy` is not offered. */
const WISHES: Readonly<Record<Exclude<Wish, 'deputy'>, string>> = {
  wait: 'wish.wait',
  'bot-once': 'wish.bot-once',
  bot: 'wish.bot',
};

/** For every seat whose clock has run out: the others say what to do about it. */
export function Absence({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const { table } = draft;
  const now = useSignal(company.now());
  useSignalEffect(() => {
    const next = nextDeadline(table.sitters.value, table.asked.value, now.value);
    if (next === null) return;
    const timer = setTimeout(
      () => {
        now.value = company.now();
      },
      Math.min(next - company.now() + 50, 3_600_000),
    );
    return () => clearTimeout(timer);
  });
  const own = company.seat.value;
  return lateSeats(table.sitters.value, table.asked.value, now.value)
    .filter((seat) => seat !== own && table.sitters.value[seat]?.lent?.to !== own)
    .map((seat) => <Late key={seat} draft={draft} company={company} seat={seat} />);
}

interface LateProps {
  readonly draft: AnswerDraft;
  readonly company: Company;
  readonly seat: Seat;
}

function Late({ draft, company, seat }: LateProps) {
  const own = company.seat.value;
  const given = company.card.value.wishes.filter(({ about }) => about === seat);
  const wish = async (wanted: Wish) => {
    draft.refusal.value = await company.wish(seat, wanted);
  };
  return (
    <Notice title={draft.say(text('frame.late', { seat }))}>
      <ul class="notice-wishes">
        {(['wait', 'bot-once', 'bot'] as const).map((wanted) => {
          const by = given.filter((each) => each.wish === wanted).map((each) => each.by);
          return (
            <li key={wanted}>
              {own === null ? (
                <span>{draft.say(text(WISHES[wanted]))}</span>
              ) : (
                <button type="button" aria-pressed={by.includes(own)} onClick={() => void wish(wanted)}>
                  {draft.say(text(WISHES[wanted]))}
                </button>
              )}
              {by.length > 0 && <small>{draft.say(text('frame.wished', { seats: by }))}</small>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
