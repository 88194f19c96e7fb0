import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import './alarm.css';

/** Warns for as long as the table shows another seal than this device was shown at first. */
export function Alarm({ company }: { readonly company: Company }) {
  if (!company.hasOtherCommitment.value) return null;
  return (
    <p class="alarm" role="alert">
      {t('gathering.alarm')}
    </p>
  );
}
