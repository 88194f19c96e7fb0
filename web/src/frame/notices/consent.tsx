import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../../table/company.ts';
import { sentenceOf } from '../ask-undo.tsx';
import { useDeclined } from '../declined.ts';
import { firstUndone } from '../undo-targets.ts';
import { Notice } from './notice.tsx';

/** A seat asks to undo past a barrier: all other seats must agree. */
export function Consent({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const { isDeclined, forget } = useDeclined(draft, company);
  const asked = company.card.value.undo;
  if (isDeclined)
    return (
      <Notice title={t('frame.declined')}>
        <div class="notice-answers">
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
        <div class="notice-answers">
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
