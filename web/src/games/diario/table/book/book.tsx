import folders from 'book:diario';
import { signal } from '@preact/signals';
import type { Diario } from '@vigilia/game-diario';
import { lineOf } from '@vigilia/game-diario/texts';
import type { Language } from '@vigilia/kernel';
import type { LateWords } from '../../../../draft/game-ui.ts';
import { currentLanguage } from '../../../../i18n/translate.ts';
import type { Table } from '../../../../table/table.ts';
import type { DraftProps, Event } from '../asked.ts';
import * as styles from './book.module.css';
import { BookLoader } from './book-loader.ts';
import { bookLanguageFor, languageOf, lateWordsOf } from './book-words.ts';
import { browserStorage } from './browser-storage.ts';

/** One for all tables of the page, so that each file is fetched once. */
const loader = new BookLoader(browserStorage);

/** The language in which a message of the book is read now. */
export function bookLanguage(
  { lateWords: words }: { readonly lateWords: LateWords | null },
  key: string,
): Language {
  const language = bookLanguageFor(currentLanguage() ?? 'en', folders);
  return languageOf(key, words?.messages.value ?? {}, language);
}

/** Whether a message of the book has come, in the language of the page. */
export function isInPageLanguage(
  draft: Pick<DraftProps['draft'], 'lateWords' | 'has'>,
  key: string,
): boolean {
  return draft.has(key) && bookLanguage(draft, key) === currentLanguage();
}

export function lateWords(table: Table<Diario>): LateWords {
  return lateWordsOf(table, { loader, folders, pageLanguage: currentLanguage });
}

/** The words of the whole book, for a page without a table. */
export function wholeBook(): LateWords {
  const nothing = { where: 'local', log: signal([]), view: signal(null) } as const;
  return lateWordsOf(nothing, { loader, folders, pageLanguage: currentLanguage });
}

/** The line of the book that is told when this happens; nothing if it has none or its words have not come. */
export function BookLine({ draft, event }: DraftProps & { readonly event: Event }) {
  const line = lineOf(event);
  if (line === null || !draft.has(line.key)) return null;
  return (
    <p class={styles.bookLine} lang={bookLanguage(draft, line.key)}>
      {draft.say(line)}
    </p>
  );
}
