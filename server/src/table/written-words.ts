import { type Refusal, refuse } from '@vigilia/kernel';
import type { TableSettings } from './settings.ts';

/** Why a table does not take written words; null where it does. */
export function whyNotWritten({ talk }: Pick<TableSettings, 'talk'>, words: string): Refusal | null {
  if (talk === 'off') return refuse(null, 'refusal.no-talk');
  if (talk !== 'free') return refuse(null, 'refusal.phrases-only');
  return cleaned(words) === '' ? refuse(null, 'refusal.empty') : null;
}

/** Without what could turn a line round or break it: control characters and marks of direction. */
export function cleaned(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
