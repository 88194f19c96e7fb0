import type { Story } from '../../games/diario/src/data/language/story.ts';
import { ROLES } from '../../games/diario/src/data/roles.ts';
import type { Book } from './book.ts';
import { placesOfLine } from './cast/places.ts';
import { type Known, knownAt } from './cast/ways.ts';
import { elementsOf, variablesIn } from './rendering/elements.ts';
import { partsOf, roleOf } from './rendering/renderings.ts';

/**
 * Every person whom words call by a part plays that part in the story, or in each one that leads to it. The words say
 * the name, or choose by gender or fate: `{ill}`, `{illIs, select, …}`, `{illFate, select, …}`.
 */
export function variableComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  const known = knownAt(stories, ROLES);
  return words.flatMap(({ language, stories: told }) =>
    stories.flatMap((story) => {
      const [prose, there] = [told[story.id], known.get(story.id)];
      if (prose === undefined || there === undefined) return [];
      const complaints = partsOf(prose).flatMap((part) => faultsIn(part, story, there));
      return [...new Set(complaints)].map((complaint) => `${language}: ${story.id}: ${complaint}`);
    }),
  );
}

function faultsIn(
  { where, words }: ReturnType<typeof partsOf>[number],
  story: Story,
  known: Known,
): string[] {
  const elements = elementsOf(words);
  if (typeof elements === 'string') return [`${where} cannot be read: ${elements}`];
  return variablesIn(elements).flatMap((variable) => {
    const role = roleOf(variable);
    if (role === undefined) return [`there is no variable ${variable}`];
    if (known.roles.has(role)) return [];
    if (role !== 'actor') return [`no part ${role}`];
    return isSaidOfActor(where, story, known) ? [] : [`${where} speaks of an actor, and there may be none`];
  });
}

/** Without the part, the actor is the person who took a test. */
function isSaidOfActor(where: string, story: Story, { hasActor }: Pick<Known, 'hasActor'>): boolean {
  const told = placesOfLine(where, story);
  return hasActor || (told.length > 0 && told.every(({ isTested }) => isTested));
}
