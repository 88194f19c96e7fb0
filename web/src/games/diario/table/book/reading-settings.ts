import { FATE, storyAt } from '@vigilia/game-diario';
import { proseOf } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import { storedSetting } from '../../../../storage/settings.ts';
import type { Event } from '../asked.ts';

export const READING_SIZES = ['small', 'medium', 'large'] as const;
export type ReadingSize = (typeof READING_SIZES)[number];

/** How this device shows stories. */
export const reading = {
  size: storedSetting<ReadingSize>('diario-reading-size', READING_SIZES, 'medium'),
  /** Whether the content notes of a story come before its text. */
  isWarned: storedSetting<boolean>('diario-warned', [true, false], false),
};

/** What a screen reader reads when this happens; not a story of which its reader wants to be warned before. */
export function proseAloud(event: Event): readonly Text[] {
  return isWarnedOf(event) ? [] : proseOf(event);
}

/** Whether this tells a story of which its reader wants to be warned before. */
export function isWarnedOf(event: Event): boolean {
  if (!reading.isWarned.value) return false;
  if (event.type === 'story-read') return storyAt(event.story).notes.length > 0;
  return event.type === 'fate-struck' && (FATE[event.fate].combat[event.die]?.notes.length ?? 0) > 0;
}
