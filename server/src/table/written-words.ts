import { type Refusal, refuse } from '@vigilia/kernel';
import type { TableSettings } from './settings.ts';

/** Why a table does not take written words; null if it does. */
export function whyNotWritten({ talk }: Pick<TableSettings, 'talk'>, words: string): Refusal | null {
  if (talk === 'off') return refuse(null, 'refusal.no-talk');
  if (talk !== 'free') return refuse(null, 'refusal.phrases-only');
  return isVisible(cleaned(words)) ? null : refuse(null, 'refusal.empty');
}

/** Without what could turn a line round or break it: control characters and marks of direction. */
export function cleaned(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Whether a reader sees anything of it: Hangul fillers count as letters, and the empty Braille pattern as a symbol. */
export function isVisible(written: string): boolean {
  return /(?!\u2800|\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u.test(written);
}
