import { type GameProfile, wholeNumber } from '@vigilia/kernel';
import { ELEVEN } from './families/011.ts';
import { DIARIO } from './families/diario.ts';
import type { Families } from './families/family.ts';
import { SERVER } from './families/server.ts';
import { gameOffered, messagesOf, ORIGINAL } from './packages.ts';

/** The bots that play any game and have their names from the page. */
const ANY_GAMES_BOTS = ['random'];

/** By the folder of the package. The section `event` is not here: src/texts/event.ts compiles only if it fits the events. */
const FAMILIES: Readonly<Record<string, Families>> = {
  kernel: { word: [wholeNumber.name] },
  'games/011': ELEVEN,
  'games/diario': DIARIO,
  server: SERVER,
  web: { bot: ANY_GAMES_BOTS, 'bot-about': ANY_GAMES_BOTS, 'bot-strength': ANY_GAMES_BOTS },
};

/** The families of a folder of texts. What offers a game names the bots of its own. */
export async function familiesOf(folder: string): Promise<Families> {
  const game = gameOffered(folder);
  if (game === null) return FAMILIES[folder] ?? {};
  const { profile }: { profile: GameProfile } = await import(`@vigilia/game-${game}/profile`);
  const own = profile.levels.filter((level) => !ANY_GAMES_BOTS.includes(level));
  return { bot: own, ...Object.fromEntries(saidOfBots(folder).map((section) => [section, own])) };
}

/** What a game may say of its bots besides their names: of all of them, or of none. */
function saidOfBots(folder: string): string[] {
  const keys = Object.keys(messagesOf(folder, ORIGINAL) ?? {});
  return ['bot-about', 'bot-strength'].filter((section) => keys.some((key) => key.startsWith(`${section}.`)));
}
