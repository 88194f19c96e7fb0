import type { Seat } from '@vigilia/kernel';
import type { Shelved } from './games.ts';
import type { Language } from './language.ts';
import { type Messages, type Say, speaker } from './say.ts';

/** Says the texts of the command itself. */
export async function ownVoice(language: Language): Promise<Say> {
  const nameOf = (_variable: string, value: string | number) => ({ written: value });
  return speaker(language, await ownMessages(language), { nameOf, players: [] });
}

/** Says all that is said at a table of this game. */
export async function tableVoice(
  language: Language,
  { texts, nameOf }: Shelved,
  seats: number,
): Promise<Say> {
  const messages = [...(await ownMessages(language)), await texts(language)];
  return speaker(language, messages, {
    nameOf,
    players: Array.from({ length: seats }, (_, seat) => playerName(seat)),
  });
}

/** Players are called as notation calls them: `investigate p2` needs no looking up. */
export function playerName(seat: Seat): string {
  return `p${seat + 1}`;
}

/** The texts of the kernel and of the command itself. */
export async function ownMessages(language: Language): Promise<Messages[]> {
  const files: readonly { default: Messages }[] = await Promise.all([
    import(`@vigilia/kernel/texts/${language}.json`, { with: { type: 'json' } }),
    import(`../texts/${language}.json`, { with: { type: 'json' } }),
  ]);
  return files.map((file) => file.default);
}
