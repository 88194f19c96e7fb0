import { type Rulebook, type Source, sourcesOf } from '@vigilia/kernel';
import type { Language } from '../i18n/language.ts';

/** The rulebook of one game. */
export interface RulebookSource {
  /** `rulebook/clauses.json`: every clause and where its words come from. */
  clauses(): Promise<{ default: readonly { readonly id: string; readonly source: string }[] }>;
  readonly in: Readonly<Record<Language, () => Promise<{ default: Rulebook }>>>;
}

const SHELF: Readonly<Record<string, () => Promise<RulebookSource>>> = {
  '011': async () => (await import('./011/rulebook.ts')).rulebook,
  diario: async () => (await import('./diario/rulebook.ts')).rulebook,
};

/** Every game with a rulebook, and what it is called in all languages. */
export const GAMES: readonly { readonly id: string; readonly name: string }[] = [
  { id: '011', name: '011' },
  { id: 'diario', name: 'Diario' },
];

export interface OpenRulebook extends Rulebook {
  readonly sources: ReadonlyMap<string, Source>;
}

/** Null where there is no such game. */
export async function openRulebook(game: string, language: Language): Promise<OpenRulebook | null> {
  const shelved = await SHELF[game]?.();
  if (shelved === undefined) return null;
  const [book, clauses] = await Promise.all([shelved.in[language](), shelved.clauses()]);
  return { ...book.default, sources: sourcesOf(clauses.default) };
}
