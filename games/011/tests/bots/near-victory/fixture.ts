import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Bot, drawBelow, imagining, print } from '@vigilia/kernel';
import { type Eleven, game } from '../../../src/index.ts';
import { type MarkedGame, type Position, positionsIn, readGames, writeGames } from './games.ts';

const FOLDER = new URL('../../../near-victory/', import.meta.url);
const MINED = new URL('mined.txt.gz', FOLDER);
const REPORTED = new URL('reported.txt', FOLDER);

/** Positions of games that bots played. */
export function minedPositions(): Position[] {
  return positionsOf(gunzipSync(readFileSync(MINED)).toString());
}

export function writeMined(games: readonly MarkedGame[]): void {
  writeFileSync(MINED, gzipSync(writeGames(games), { level: 9 }));
}

/** Positions of a game that a player reported: hints kept the fifteenth page unplayed for Hours and then let it go. */
export function reportedPositions(): Position[] {
  return positionsOf(readFileSync(REPORTED, 'utf8'));
}

function positionsOf(text: string): Position[] {
  return readGames(text).flatMap((marked) => [...positionsIn(marked)]);
}

/** What a bot chooses at a position, in notation; its draws follow from the seed of the deal. */
export async function chosenBy(
  bot: Bot<Eleven>,
  { moment: { state }, ask, seed }: Position,
): Promise<string> {
  const chance = { seed, drawn: {} };
  const draw = (sides: number) => drawBelow(chance, `bot after ${state.answered}`, sides);
  const choice = await bot.choose(game.view(state, ask.seat), ask, draw, imagining(game, state, ask));
  return print(game.grammar, choice);
}
