import { storyAt } from '@vigilia/game-diario';
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
  const isWarned =
    event.type === 'story-read' && reading.isWarned.value && storyAt(event.story).notes.length > 0;
  return isWarned ? [] : proseOf(event);
}
