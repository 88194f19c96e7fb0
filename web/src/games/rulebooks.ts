import type { Language } from '../say/language.ts';

/** A rulebook in one language: the words of every chapter and clause by id. */
export interface Rulebook {
  readonly title: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
}

/** The rulebook of one game. */
export interface Shelved {
  /** Which clauses are rulings of ours, where the printed rules are silent. */
  rulings(): Promise<ReadonlySet<string>>;
  readonly in: Readonly<Record<Language, () => Promise<{ default: Rulebook }>>>;
}

const SHELF: Readonly<Record<string, () => Promise<Shelved>>> = {
  '011': async () => (await import('./011/rulebook.ts')).rulebook,
  diario: async () => (await import('./diario/rulebook.ts')).rulebook,
};

export const GAMES: readonly string[] = Object.keys(SHELF);

export interface OpenRulebook extends Rulebook {
  readonly rulings: ReadonlySet<string>;
}

/** Null where there is no such game. */
export async function openRulebook(game: string, language: Language): Promise<OpenRulebook | null> {
  const shelved = await SHELF[game]?.();
  if (shelved === undefined) return null;
  const [book, rulings] = await Promise.all([shelved.in[language](), shelved.rulings()]);
  return { ...book.default, rulings };
}
