import { useSignal, useSignalEffect } from '@preact/signals';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../../table/company.ts';
import { firstUndone, sentenceOf } from '../bar/undo.tsx';
import * as notice from './notice.module.css';
import { Notice } from './notice.tsx';

/** A seat asks to undo past a barrier: all other seats must agree. */
export function Consent({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const { isDeclined, forget } = useDeclined(draft, company);
  const asked = company.card.value.undo;
  if (isDeclined)
    return (
      <Notice title={t('frame.declined')}>
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
  const entry = firstUndone(draft.table.log.value, asked.backTo);
  const answer = async (agree: boolean) => {
    if (isMine) forget();
    draft.refusal.value = await company.answerUndo(agree);
  };
  const title = isMine ? t('frame.consent-mine') : draft.say(text('frame.consent', { seat: asked.by }));
  return (
    <Notice title={title}>
      {entry !== null && <p>{t('frame.before', { deed: sentenceOf(draft, entry) })}</p>}
      {asked.agreed.length > 0 && <p>{draft.say(text('frame.agreed', { seats: asked.agreed }))}</p>}
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
