import type { Name, Seat } from '@vigilia/kernel';
import type { Language } from './language.ts';
import { type Catalog, createTranslator, type Translate } from './translate.ts';

/** What the words of a game are made of. */
export interface GameWords {
  /** Every message of the game in a language. */
  messages(language: Language): Promise<Catalog>;
  nameOf(variable: string, value: string | number): Name;
}

/** Translates the texts of the command itself. */
export async function commandTranslator(language: Language): Promise<Translate> {
  const nameOf = (_variable: string, value: string | number) => ({ written: value });
  return createTranslator(language, await commandMessages(language), { nameOf, players: [] });
}

/** Translates the texts of the command and of a game. */
export async function gameTranslator(
  language: Language,
  { ui }: { readonly ui: GameWords },
  seats: number,
): Promise<Translate> {
  const messages = [...(await commandMessages(language)), await ui.messages(language)];
  return createTranslator(language, messages, {
    nameOf: ui.nameOf,
    players: Array.from({ length: seats }, (_, seat) => playerName(seat)),
  });
}

/** Players have the names of the notation, as in `investigate p2`. */
export function playerName(seat: Seat): string {
  return `p${seat + 1}`;
}

/** The texts of the kernel and of the command itself. */
export async function commandMessages(language: Language): Promise<Catalog[]> {
  const files: readonly { default: Catalog }[] = await Promise.all([
    import(`@vigilia/kernel/texts/${language}.json`, { with: { type: 'json' } }),
    import(`../../texts/${language}.json`, { with: { type: 'json' } }),
  ]);
  return files.map((file) => file.default);
}
