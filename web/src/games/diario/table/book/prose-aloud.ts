import { storyAt } from '@vigilia/game-diario';
import { proseOf } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { Event } from '../asked.ts';
import { reading } from './reading-settings.ts';

/** What a screen reader reads when this happens; not a story of which its reader wants to be warned before. */
export function proseAloud(event: Event): readonly Text[] {
  const isWarned =
    event.type === 'story-read' && reading.isWarned.value && storyAt(event.story).notes.length > 0;
  return isWarned ? [] : proseOf(event);
}
