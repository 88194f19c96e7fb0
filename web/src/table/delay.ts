import { t } from '../i18n/translate.ts';

/** How many Hours late watchers may be shown everybody's cards; null: only after the end. */
export const DELAYS = [null, 1, 2, 3, 4, 5] as const;

export type Delay = (typeof DELAYS)[number];

export function delayText(delay: number | null): string {
  return delay === null ? t('open.delay-end') : t('open.delay-hours', { count: delay });
}
