import folders from 'book:diario';
import type { Diario } from '@vigilia/game-diario';
import type { Language } from '@vigilia/kernel';
import type { LateWords } from '../../../../draft/late-words.ts';
import { currentLanguage } from '../../../../i18n/translate.ts';
import type { Table } from '../../../../table/table.ts';
import { BookLoader } from './book-loader.ts';
import { bookLanguageFor, lateWordsOf } from './book-words.ts';
import { browserStorage } from './browser-storage.ts';

/** One for all tables of the page, so that each file is fetched once. */
const loader = new BookLoader(browserStorage);

/** The language in which the stories are read now. */
export function bookLanguage(): Language {
  return bookLanguageFor(currentLanguage() ?? 'en', folders);
}

export function lateWords(table: Table<Diario>): LateWords {
  return lateWordsOf(table, { loader, folders });
}
