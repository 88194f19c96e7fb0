import { useSignal, useSignalEffect } from '@preact/signals';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../../table/company.ts';
import { firstUndone, seatsToAgree, sentenceOf } from '../bar/undo.tsx';
import * as notice from './notice.module.css';
import { Notice } from './notice.tsx';

/** A seat asks to undo past a barrier: all other seats must agree. */
export function Consent({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const { isDeclined, forget } = useDeclined(draft, company);
  const asked = company.card.value.undo;
  const declinedBy = company.declinedBy.value;
  if (isDeclined)
    return (
      <Notice
        title={
          declinedBy === null
            ? t('frame.declined')
            : draft.say(text('frame.declined-by', { seat: declinedBy }))
        }
      >
        <div class={notice.noticeAnswers}>
          <button type="button" onClick={forget}>
            {t('asking.dismiss')}
          </button>
        </div>
      </Notice>
    );
  if (asked === null) return null;
  const seat = company.seat.value;
  const isMine = asked.by === seat;
  const log = draft.table.log.value;
  const entry = firstUndone(log, asked.backTo);
  const count = (log.at(-1)?.answers ?? asked.backTo) - asked.backTo;
  const waiting = seatsToAgree(draft.table, asked.by).filter((other) => !asked.agreed.includes(other));
  const answer = async (agree: boolean) => {
    if (isMine) forget();
    draft.refusal.value = await company.answerUndo(agree);
  };
  const title = isMine ? t('frame.consent-mine') : draft.say(text('frame.consent', { seat: asked.by }));
  return (
    <Notice title={title}>
      {entry !== null && <p>{t('frame.before', { deed: sentenceOf(draft, entry) })}</p>}
      {count > 1 && <p>{draft.say(text('frame.consent-takes', { count }))}</p>}
      {asked.agreed.length > 0 && <p>{draft.say(text('frame.agreed', { seats: asked.agreed }))}</p>}
      {waiting.length > 0 && <p>{draft.say(text('frame.consent-waits', { seats: waiting }))}</p>}
      {seat !== null && (
        <div class={notice.noticeAnswers}>
          {!isMine && !asked.agreed.includes(seat) && (
            <button type="button" class="main" onClick={() => void answer(true)}>
              {t('frame.agree')}
            </button>
          )}
          <button type="button" onClick={() => void answer(false)}>
            {t(isMine ? 'frame.withdraw' : 'frame.disagree')}
          </button>
        </div>
      )}
    </Notice>
  );
}

interface Declined {
  readonly isDeclined: boolean;
  /** Hides the notice: the person has read it, or withdrew the request. */
  forget(): void;
}

/** Whether another seat declined the undo that this person asked for. */
function useDeclined({ table }: AnswerDraft, company: Company): Declined {
  /** How many log entries stood when it was asked. */
  const askedAt = useSignal<number | null>(null);
  const { undo } = company.card.value;
  useSignalEffect(() => {
    const asked = company.card.value.undo;
    const count = table.log.value.length;
    if (asked !== null) askedAt.value = asked.by === company.seat.value ? count : null;
    // A choice or an undo since then was the answer.
    else if (askedAt.value !== count) askedAt.value = null;
  });
  return {
    isDeclined: undo === null && askedAt.value !== null,
    forget: () => {
      askedAt.value = null;
    },
  };
}
