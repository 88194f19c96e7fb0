import { STORIES, STORY_IDS } from './book.ts';
import type { StoryId } from './story.ts';

const KNOWN: ReadonlySet<unknown> = new Set(STORY_IDS);

/** Whether this is a list of stories in its one form: known ids, in the order of their letters, each once. */
export function isListOfStories(given: unknown): given is readonly StoryId[] {
  if (!Array.isArray(given)) return false;
  return given.every((id, index) => KNOWN.has(id) && (index === 0 || given[index - 1] < id));
}

/** Stories that a Colour decides on, in the order of their letters: to have read one can change what is read next. */
export const DRAWN_STORIES: readonly StoryId[] = STORIES.filter(({ from }) => from !== null)
  .map(({ id }) => id)
  .sort();
