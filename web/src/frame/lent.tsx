import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import { Notice } from './notices/notice.tsx';

/** The own seat is lent to a bot or a person: the owner takes it back here. */
export function Lent({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const own = company.seat.value;
  const lent = own === null ? null : (draft.table.sitters.value[own]?.lent ?? null);
  if (lent === null) return null;
  const takeBack = async () => {
    draft.refusal.value = await company.takeBack();
  };
  const title = lent.to === 'bot' ? t('frame.lent-to-bot') : draft.say(text('frame.lent', { seat: lent.to }));
  return (
    <Notice title={title}>
      <div class="notice-answers">
        <button type="button" class="main" onClick={() => void takeBack()}>
          {t('frame.take-back')}
        </button>
      </div>
    </Notice>
  );
}
