import type { Prose } from '../data/language/story.ts';
import { LINE_KINDS, type LineKind, type Lines } from './lines.ts';
import type { PersonProse } from './prose.ts';

/** The words of the story book in one language, by story, by person, and by what has lines. */
export interface BookWords {
  readonly stories: Readonly<Record<string, Prose>>;
  readonly people: Readonly<Record<string, PersonProse>>;
  readonly lines: Readonly<Record<LineKind, Lines>>;
}

/**
 * A book that can be read from beginning to end, and the stories, people and lines (`raids:looters`) whose words are those
 * of the original.
 */
export interface FilledBook extends BookWords {
  readonly untranslated: ReadonlySet<string>;
}

/** Tells in the original what a translation lacks: a story is told in one language, so all of it or nothing. */
export function filledFrom(original: BookWords, translated: BookWords): FilledBook {
  const untranslated = new Set<string>();
  const fill = <T>(
    from: Readonly<Record<string, T>>,
    own: Readonly<Record<string, T>>,
    { list, section = '' }: { readonly list: ListRule; readonly section?: string },
  ) =>
    Object.fromEntries(
      Object.entries(from).map(([id, words]): [string, T] => {
        const told = own[id];
        if (told !== undefined && hasAll(told, words, list)) return [id, told];
        untranslated.add(`${section}${id}`);
        return [id, words];
      }),
    );
  const lines = LINE_KINDS.map((kind) => [
    kind,
    fill(original.lines[kind], translated.lines[kind], { list: 'each', section: `${kind}:` }),
  ]);
  return {
    stories: fill(original.stories, translated.stories, { list: 'any' }),
    people: fill(original.people, translated.people, { list: 'each' }),
    lines: Object.fromEntries(lines),
    untranslated,
  };
}

/** A text may have other paragraphs than the original; of variants each must be there, since its number is told. */
type ListRule = 'any' | 'each';

/** Whether there are words wherever the original has some. */
function hasAll(told: unknown, original: unknown, list: ListRule): boolean {
  if (typeof original === 'string') return typeof told === 'string' && told.trim() !== '';
  if (Array.isArray(original)) {
    if (!Array.isArray(told)) return false;
    return list === 'any'
      ? told.length > 0
      : original.every((words, index) => hasAll(told[index], words, list));
  }
  if (!isRecord(original)) return true;
  return isRecord(told) && Object.entries(original).every(([key, words]) => hasAll(told[key], words, list));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
