import type { Effect } from '../../../games/diario/src/data/language/effect.ts';
import type { Story, StoryId } from '../../../games/diario/src/data/language/story.ts';
import { effectsWithin } from '../../../games/diario/src/data/language/within.ts';
import type { Book } from '../book.ts';

/** Misery that breaks a person. */
const BREAKING = 2;

/** Stories in which people come, leave, fight or break over what the group did. */
export function peopleStories({ stories }: Pick<Book, 'stories'>): StoryId[] {
  return stories.filter((story) => consequencesIn(story).some(movesPeople)).map(({ id }) => id);
}

/** What follows from a decision: in a story that others lead to, or that needs something, all of it does. */
function consequencesIn({ from, when, effects, options }: Story): Effect[] {
  const certain = from === null || when !== undefined ? effects : effects.filter(({ kind }) => kind === 'if');
  return effectsWithin([...certain, ...options.flatMap((option) => option.effects)]);
}

function movesPeople(effect: Effect): boolean {
  if (effect.kind === 'change') return effect.state === 'misery' && effect.by >= BREAKING;
  return effect.kind === 'arrival' || effect.kind === 'leave' || effect.kind === 'fight';
}
