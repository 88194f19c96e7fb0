import type { Book } from '../book.ts';
import { faultsOfText } from './faults.ts';
import { renderingsOf } from './renderings.ts';

/** Every story reads well with every person in every role, in every language that it is written in. */
export function renderingComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  const complaints = words.flatMap(({ language, stories: told }) =>
    stories.flatMap(({ id }) => {
      const prose = told[id];
      if (prose === undefined) return [];
      return renderingsOf(prose, language).flatMap(({ where, text }) =>
        faultsOfText(text, language).map((fault) => `${language}: ${id}: ${where} ${fault}`),
      );
    }),
  );
  return [...new Set(complaints)];
}
