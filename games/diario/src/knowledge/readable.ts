import type { Text } from '@vigilia/kernel';
import { presentIn } from '../bots/present.ts';
import { COLOURS } from '../data/colours.ts';
import { NARRATIVE, type NarrativeId } from '../data/narrative.ts';
import { storyOf } from '../stories/book.ts';
import { canBeRead } from '../stories/readable.ts';
import { message } from '../texts/message.ts';
import type { View } from '../view.ts';

/** Whether a Narrative Action only reads a story that none of those present can read. */
export function unreadTexts(view: View, narrative: NarrativeId): Text[] {
  const { day, gone } = view;
  const people = presentIn(view, 'home').length;
  const [effect] = NARRATIVE[narrative].effects;
  if (effect?.kind !== 'read') return [];
  const isReadable = COLOURS.some((colour) => canBeRead(storyOf(effect.card, colour), { people, day, gone }));
  return isReadable ? [] : [message('gloss.unread')];
}
