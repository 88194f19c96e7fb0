import { alarmWords } from '../table/alarm.ts';
import type { Company } from '../table/company.ts';
import './alarm.css';

/** Warns while the table shows something else than this device was shown before. */
export function Alarm({ company }: { readonly company: Company }) {
  const alarm = company.alarm.value;
  if (alarm === null) return null;
  return (
    <p class="alarm" role="alert">
      {alarmWords(alarm)}
    </p>
  );
}
