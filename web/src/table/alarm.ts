import { t } from '../i18n/translate.ts';

/**
 * What a table shows otherwise than before: the hash of the seed, a deal that is to be opened, or the log; or that it
 * leaves out hashes of the log.
 */
export type Alarm = 'commitment' | 'deal' | 'log' | 'withheld';

/** The warning about it. */
export function alarmWords(alarm: Alarm): string {
  if (alarm === 'commitment') return t('gathering.alarm');
  if (alarm === 'deal') return t('gathering.alarm-deal');
  return t(alarm === 'log' ? 'gathering.alarm-log' : 'gathering.alarm-withheld');
}
