import type { Prose, Story } from '../../games/diario/src/data/language/story.ts';
import type { Book, Words } from './book.ts';
import { linesIn, optionsIn } from './within.ts';

/** Every story has its words in every language that has any, and no words are left over. */
export function proseComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  return words.flatMap((spoken) =>
    [
      ...spoken.twice.map((id) => `${id}: two files have its words`),
      ...stories.flatMap((story) => faultsInWords(story, spoken).map((fault) => `${story.id}: ${fault}`)),
      ...unused(
        Object.keys(spoken.stories),
        stories.map(({ id }) => id),
      ).map((id) => `${id}: words of no story`),
    ].map((complaint) => `${spoken.language}: ${complaint}`),
  );
}

/** What is missing in the words of a story, and what is too much. */
export function faultsInWords(story: Story, spoken: Pick<Words, 'stories'>): string[] {
  const prose = spoken.stories[story.id];
  if (prose === undefined) return ['has no words'];
  const options = optionsIn(story).map(({ id }) => id);
  const lines = linesIn(story);
  return [
    ...(isEmpty(prose) ? ['its title or text is empty'] : []),
    ...unsaid(options, prose.options).map((id) => `option ${id} has no words`),
    ...unused(Object.keys(prose.options), options).map((id) => `words of no option: ${id}`),
    ...unsaid(lines, prose.lines).map((line) => `line ${line} has no words`),
    ...unused(Object.keys(prose.lines), lines).map((line) => `line ${line} is never told`),
  ];
}

function isEmpty({ title, text }: Prose): boolean {
  return [title, ...text].some((part) => part.trim() === '') || text.length === 0;
}

function unsaid(ids: readonly string[], words: Readonly<Record<string, string>>): string[] {
  return [...new Set(ids)].filter((id) => (words[id] ?? '').trim() === '');
}

function unused(written: readonly string[], ids: readonly string[]): string[] {
  return written.filter((id) => !ids.includes(id));
}
