/**
 * `npm run golden`: looks for a game that has each situation wanted and writes it down. Only when the rules of 011
 * change on purpose: a golden game that no longer replays is otherwise a bug.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { random } from '../bots/src/index.ts';
import { casual } from '../games/011/src/bots/casual.ts';
import type { Event } from '../games/011/src/events.ts';
import { eleven } from '../games/011/src/index.ts';
import type { Eleven } from '../games/011/src/kinds.ts';
import { endingOf, type GoldenGame, headerOf, write } from '../games/011/tests/golden/record.ts';
import { WANTED, type Wanted } from '../games/011/tests/golden/wanted.ts';
import { choose, drawBelow, isRefusal, namedSeed, open, standing } from '../kernel/src/index.ts';
import { stop } from './ready/root.mjs';

const FOLDER = new URL('../games/011/golden/', import.meta.url);
const MOST_TRIES = 20_000;

/** Plays a game to its end; null where it lacks what is wanted. */
function play(wanted: Wanted, seed: string): GoldenGame | null {
  const { title, seats, beginners = false, has } = wanted;
  const bot = wanted.bots === 'casual' ? casual : random<Eleven>();
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const events: Event[] = [];
  let session = open(eleven, headerOf({ seats, beginners, seed }));
  for (;;) {
    if (isRefusal(session)) throw new Error(session.reason.key);
    events.push(...session.told.map(({ event }) => event));
    const [ask] = session.moment.asks;
    if (ask === undefined) break;
    const view = eleven.view(session.moment.state, ask.seat);
    const choice = bot.choose(view, ask, (sides) => drawBelow(chance, 'choices', sides));
    session = choose(session, ask.seat, choice as Eleven['choice']);
  }
  if (!has(events)) return null;
  return {
    title,
    seats,
    beginners,
    seed,
    choices: standing(session.log),
    ending: endingOf(session.moment.state),
  };
}

function find(wanted: Wanted): GoldenGame {
  for (let number = 1; number <= MOST_TRIES; number++) {
    const game = play(wanted, namedSeed(`${wanted.name} ${number}`));
    if (game !== null) return game;
  }
  return stop(`No game in ${MOST_TRIES} has this: ${wanted.title}.`);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const wanted of WANTED) {
  const game = find(wanted);
  writeFileSync(new URL(`${wanted.name}.txt`, FOLDER), write(game));
  console.log(`${wanted.name}: ${game.choices.length} choices, ${game.ending.split(',', 2).join(',')}`);
}
