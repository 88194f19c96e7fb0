import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import './alarm.css';

/** Warns while the card shows another commitment than this device saw first. */
export function Alarm({ company }: { readonly company: Company }) {
  if (!company.hasOtherCommitment.value) return null;
  return (
    <p class="alarm" role="alert">
      {t('gathering.alarm')}
    </p>
  );
}
