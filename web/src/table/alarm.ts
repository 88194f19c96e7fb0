import { t } from '../i18n/translate.ts';

/** What a table shows otherwise than before: the hash of the seed, a deal that is to be opened, or the log. */
export type Alarm = 'commitment' | 'deal' | 'log';

/** The warning about it. */
export function alarmWords(alarm: Alarm): string {
  if (alarm === 'commitment') return t('gathering.alarm');
  return t(alarm === 'deal' ? 'gathering.alarm-deal' : 'gathering.alarm-log');
}
