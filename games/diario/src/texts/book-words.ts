import type { Prose } from '../stories/story.ts';
import type { PersonProse } from './prose.ts';

/** The words of the story book in one language, by story and by person. */
export interface BookWords {
  readonly stories: Readonly<Record<string, Prose>>;
  readonly people: Readonly<Record<string, PersonProse>>;
}

/** A book that can be read from beginning to end, and the stories and people whose words are those of the original. */
export interface FilledBook extends BookWords {
  readonly untranslated: ReadonlySet<string>;
}

/** Tells in the original what a translation lacks: a story is told in one language, so all of it or nothing. */
export function filledFrom(original: BookWords, translated: BookWords): FilledBook {
  const untranslated = new Set<string>();
  const fill = <T>(from: Readonly<Record<string, T>>, own: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(from).map(([id, words]): [string, T] => {
        const told = own[id];
        if (told !== undefined && hasAll(told, words)) return [id, told];
        untranslated.add(id);
        return [id, words];
      }),
    );
  return {
    stories: fill(original.stories, translated.stories),
    people: fill(original.people, translated.people),
    untranslated,
  };
}

/** Whether there are words wherever the original has some. A text may have other paragraphs. */
function hasAll(told: unknown, original: unknown): boolean {
  if (typeof original === 'string') return typeof told === 'string' && told.trim() !== '';
  if (Array.isArray(original)) return Array.isArray(told) && told.length > 0;
  if (!isRecord(original)) return true;
  return isRecord(told) && Object.entries(original).every(([key, words]) => hasAll(told[key], words));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
