import { text } from '@vigilia/kernel';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../company.ts';
import type { Desk } from '../answer-draft.ts';
import { Notice } from './notice.tsx';

/** The own seat was lent while its owner was away. */
export function Lent({ desk, company }: { readonly desk: Desk; readonly company: Company }) {
  const own = company.seat.value;
  const lent = own === null ? null : (desk.table.sitters.value[own]?.lent ?? null);
  if (lent === null) return null;
  const takeBack = async () => {
    desk.refusal.value = await company.takeBack();
  };
  const title = lent.to === 'bot' ? t('frame.lent-to-bot') : desk.say(text('frame.lent', { seat: lent.to }));
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
