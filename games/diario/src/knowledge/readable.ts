import type { Text } from '@vigilia/kernel';
import { NARRATIVE, type NarrativeId } from '../data/cards/narrative.ts';
import type { View } from '../kinds/view.ts';
import { factsAt } from '../rules/effects/condition.ts';
import { canBeTold } from '../rules/effects/readable.ts';
import { AT_HOME } from '../rules/table/scenes.ts';
import { isAvoided } from '../stories/avoid.ts';
import { drawnFrom } from '../stories/book.ts';
import { message } from '../texts/message.ts';

/** Whether a Narrative Action only reads a story that none of those present can read. */
export function unreadTexts(view: View, narrative: NarrativeId): Text[] {
  const [effect] = NARRATIVE[narrative].effects;
  if (effect?.kind !== 'read') return [];
  const readers = { ...factsAt(view, AT_HOME), starters: view.starters };
  const isReadable = drawnFrom(effect.card).some(
    (story) => !view.told.includes(story.id) && !isAvoided(story, view.avoid) && canBeTold(story, readers),
  );
  return isReadable ? [] : [message('gloss.unread')];
}
