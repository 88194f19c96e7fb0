import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { clockTime, dayAndTime } from '../i18n/dates.ts';
import type { Company, Silence } from '../table/company.ts';
import { Notice } from './notices/notice.tsx';

/** Further ahead than this the day is named too, in milliseconds. */
const HALF_A_DAY = 12 * 3_600_000;

interface SilentProps {
  readonly draft: AnswerDraft;
  readonly company: Company;
  readonly silence: Silence;
  readonly now: number;
}

/** For a person who has been thinking for long: the others may knock, and once one has, all see until when to answer. */
export function Silent({ draft, company, silence, now }: SilentProps) {
  const { seat, from, knock } = silence;
  const own = company.seat.value;
  if (knock !== null) {
    const time = knock.until - now > HALF_A_DAY ? dayAndTime(knock.until) : clockTime(knock.until);
    const [key, named] = seat === own ? ['frame.knocked-you', knock.by] : ['frame.knocked', seat];
    return (
      <p class="notice notice-line" role="status">
        {draft.say(text(key, { seat: named, time }))}
      </p>
    );
  }
  if (own === null || own === seat || now < from) return null;
  return (
    <Notice title={draft.say(text('frame.thinking', { seat }))}>
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
