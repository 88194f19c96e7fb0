import type { Prose, Story } from '../../games/diario/src/stories/story.ts';
import { readMessage } from '../texts/message.ts';
import type { Book } from './book.ts';
import { linksIn } from './within.ts';

/**
 * Every person whom words call by a part plays that part in the story, or in one that leads to it. The words say the
 * name, or choose by gender or fate: `{ill}`, `{illIs, select, …}`, `{illFate, select, …}`.
 */
export function variableComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  const parts = partsOf(stories);
  return words.flatMap(({ language, stories: told }) =>
    stories.flatMap(({ id }) => {
      const prose = told[id];
      if (prose === undefined) return [];
      const strangers = variablesIn(prose).filter((role) => !parts.get(id)?.has(role));
      return [...new Set(strangers)].map((role) => `${language}: ${id}: no part ${role}`);
    }),
  );
}

/** The parts that are given out when a story is read: its own, and those of every story before it. */
function partsOf(stories: readonly Story[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map(stories.map(({ id, cast = [] }) => [id, new Set<string>(['actor', ...cast])]));
  for (let grown = true; grown; ) {
    grown = false;
    for (const story of stories)
      for (const link of linksIn(story)) {
        const [before, after] = [parts.get(story.id), parts.get(link.story)];
        for (const role of before ?? [])
          if (after !== undefined && !after.has(role)) {
            after.add(role);
            grown = true;
          }
      }
  }
  return parts;
}

function variablesIn({ title, text, options, lines }: Prose): string[] {
  const all = [title, ...text, ...Object.values(options), ...Object.values(lines)];
  const names = all.flatMap((words) => {
    // An apostrophe would begin a quotation.
    const message = readMessage(words.replaceAll("'", "''"));
    return typeof message === 'string' ? [message] : message.variables;
  });
  return names.map((name) => name.replace(/(Is|Fate)$/, ''));
}
