import { t } from '../i18n/translate.ts';
import type { GameManifest } from './manifest.ts';

/** How many chapters late watchers may be shown the cards of every seat; null: only after the end. */
export const DELAYS = [null, 1, 2, 3, 4, 5] as const;

export type Delay = (typeof DELAYS)[number];

export function delayText({ lateness }: GameManifest, delay: number | null): string {
  return delay === null ? t('open.delay-end') : t(lateness.agreed, { count: delay });
}
