import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vigilia/tools/root';
import { ORIGINAL } from '@vigilia/tools/texts';
import type { Role } from '../../../games/diario/src/data/roles.ts';
import { STORIES } from '../../../games/diario/src/stories/book.ts';
import type { Translation } from './translations.ts';

const FOLDER = join(root, 'games/diario/src/book');

/** The words of a card, or of the people, as its file holds them: by story or person, then by kind. */
export type CardWords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The words of one card in one language, beside the original. */
export interface TranslatedCard {
  readonly card: string;
  readonly language: Translation;
  readonly original: CardWords;
  /** Null if the card has no file in this language. */
  readonly translated: CardWords | null;
  /** The parts that each story is sure to give out. */
  readonly casts: ReadonlyMap<string, readonly Role[]>;
}

const CASTS: TranslatedCard['casts'] = new Map(STORIES.map(({ id, cast = [] }) => [id, cast]));

/** The folders of the book: one for each card, and one for the people. */
export function bookFolders(): string[] {
  return readdirSync(FOLDER).sort();
}

export function readCard(card: string, language: Translation): TranslatedCard {
  return {
    card,
    language,
    original: read(card, ORIGINAL) ?? {},
    translated: read(card, language),
    casts: CASTS,
  };
}

/** The file of a card in a language, from the root of the repository. */
export function fileOf(card: string, language: string): string {
  return `games/diario/src/book/${card}/${language}.json`;
}

function read(card: string, language: string): CardWords | null {
  const file = join(root, fileOf(card, language));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
