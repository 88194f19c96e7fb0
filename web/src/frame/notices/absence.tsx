import { useSignal, useSignalEffect } from '@preact/signals';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { knownGame } from '../../games/registry.ts';
import { clockTime, dayAndTime, timeSpan } from '../../i18n/dates.ts';
import type { Company, Silence } from '../../table/company.ts';
import { isOver } from '../../table/table.ts';
import { awaySeats, goneDecider, isWaitingFor, lateSeats, nextDeadline, votesIn } from './lateness.ts';
import * as notice from './notice.module.css';
import { Notice } from './notice.tsx';

type Vote = Parameters<Company['vote']>[1];

/** What the others may vote for. */
const VOTES: Readonly<Record<Vote, string>> = {
  wait: 'wish.wait',
  'bot-once': 'wish.bot-once',
  bot: 'wish.bot',
  deputy: 'wish.deputy',
};

/** For every seat whose clock has run out or whose person is away or silent: the others say what to do about it. */
export function Absence({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const { table } = draft;
  const now = useSignal(company.now());
  useSignalEffect(() => {
    const next = nextDeadline(table.sitters.value, table.asked.value, now.value, company.silence.value);
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
  const { profile } = knownGame(table.game);
  const late = lateSeats(table.sitters.value, table.asked.value, now.value).filter(
    (seat) => seat !== own && table.sitters.value[seat]?.lent?.to !== own,
  );
  const away = awaySeats(table.sitters.value, table.asked.value, now.value).filter((seat) => seat !== own);
  const gone = goneDecider({ sitters: table.sitters.value, asked: table.asked.value, profile });
  const { silence } = company;
  const isUnanswered = (silence.value?.knock?.until ?? Number.POSITIVE_INFINITY) <= now.value;
  const isGone = gone !== null && !late.includes(gone) && own !== gone && !isOver(table);
  return (
    <>
      {late.map((seat) => (
        <Late key={seat} {...{ draft, company, seat }} why="frame.late" votes={votesIn(profile)} />
      ))}
      {away.map((seat) => (
        <Late key={seat} {...{ draft, company, seat }} why="frame.away" votes={votesIn(profile)} />
      ))}
      {silence.value !== null &&
        !late.includes(silence.value.seat) &&
        !away.includes(silence.value.seat) &&
        !isGone &&
        !isOver(table) &&
        (isUnanswered && isWaitingFor(silence.value, own) ? (
          <Late
            {...{ draft, company, seat: silence.value.seat }}
            awaited={silence.value.decider}
            why="frame.unanswered"
            votes={votesIn(profile)}
          />
        ) : (
          <Silent draft={draft} company={company} silence={silence.value} now={now.value} />
        ))}
      {isGone && (
        <Late key={gone} draft={draft} company={company} seat={gone} why="frame.gone" votes={['deputy']} />
      )}
    </>
  );
}

interface LateProps {
  readonly draft: AnswerDraft;
  readonly company: Company;
  readonly seat: Seat;
  /** The seat whose person the others wait for, if that is not the owner. */
  readonly awaited?: Seat;
  readonly votes: readonly Vote[];
  /** The text that says why the others may act. */
  readonly why: string;
}

function Late({ draft, company, seat, awaited = seat, why, votes }: LateProps) {
  const own = company.seat.value;
  const given = company.card.value.wishes.filter(({ about }) => about === seat);
  const vote = async (wanted: Vote) => {
    draft.refusal.value = await company.vote(seat, wanted);
  };
  return (
    <Notice title={draft.say(text(why, { seat: awaited }))}>
      <ul class={notice.noticeWishes}>
        {votes.map((wanted) => {
          const by = given.filter((each) => each.wish === wanted).map((each) => each.by);
          return (
            <li key={wanted}>
              {own === null ? (
                <span>{draft.say(text(VOTES[wanted]))}</span>
              ) : (
                <button type="button" aria-pressed={by.includes(own)} onClick={() => void vote(wanted)}>
                  {draft.say(text(VOTES[wanted]))}
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

/** Further ahead than this the day is named too, in milliseconds. */
const HALF_A_DAY = 12 * 3_600_000;

interface SilentProps {
  readonly draft: AnswerDraft;
  readonly company: Company;
  readonly silence: Silence;
  readonly now: number;
}

/** For a person who has been thinking for long: the others may knock, and once one has, all see until when to answer. */
function Silent({ draft, company, silence, now }: SilentProps) {
  const { seat, decider, since, from, knock } = silence;
  const own = company.seat.value;
  if (knock !== null) {
    const time = knock.until - now > HALF_A_DAY ? dayAndTime(knock.until) : clockTime(knock.until);
    const [key, named] = decider === own ? ['frame.knocked-you', knock.by] : ['frame.knocked', decider];
    return (
      <p class={notice.notice} role="status">
        {draft.say(text(key, { seat: named, time }))}
      </p>
    );
  }
  if (own === null || !isWaitingFor(silence, own) || now < from) return null;
  return (
    <Notice title={draft.say(text('frame.thinking', { seat: decider, time: timeSpan(now - since) }))}>
      <button
        type="button"
        onClick={async () => {
          draft.refusal.value = await company.knock(seat);
        }}
      >
        {draft.say(text('frame.knock'))}
      </button>
    </Notice>
  );
}
