import type { Story, StoryId } from '../../../games/diario/src/data/language/story.ts';
import type { Book } from '../book.ts';
import { marksLeft, marksRead } from '../marks.ts';
import { linksIn } from '../within.ts';

const READINGS = 3;

/**
 * The stories with which a chain of three or more readings begins: each leads to the next by a link, a token, or a mark
 * that the next one looks for. A story inside a chain begins no further one.
 */
export function chainsOfThree({ stories }: Pick<Book, 'stories'>): StoryId[] {
  const next = followers(stories);
  const later = new Set([...next.values()].flatMap((ids) => [...ids]));
  const goesOn = (path: readonly StoryId[]): boolean =>
    path.length === READINGS ||
    [...(next.get(path.at(-1) ?? '') ?? [])].some((id) => !path.includes(id) && goesOn([...path, id]));
  return stories.map(({ id }) => id).filter((id) => !later.has(id) && goesOn([id]));
}

function followers(stories: readonly Story[]): ReadonlyMap<StoryId, ReadonlySet<StoryId>> {
  const known = new Set(stories.map(({ id }) => id));
  const readers = new Map<string, StoryId[]>();
  for (const story of stories)
    for (const mark of marksRead(story)) readers.set(mark, [...(readers.get(mark) ?? []), story.id]);
  return new Map(
    stories.map((story) => {
      const linked = linksIn(story).map((link) => link.story);
      const reminded = marksLeft(story).flatMap((mark) => readers.get(mark) ?? []);
      return [story.id, new Set([...linked, ...reminded].filter((id) => id !== story.id && known.has(id)))];
    }),
  );
}
