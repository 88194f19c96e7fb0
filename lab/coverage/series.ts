import { random } from '@vigilia/bots';
import { type Diario, planner } from '@vigilia/game-diario';
import { FITTING_IDS, FITTINGS } from '@vigilia/game-diario/content';
import { type Bot, drawBelow, namedSeed } from '@vigilia/kernel';
import { builder } from './builder.ts';
import { curious } from './curious.ts';
import { playCovered } from './play.ts';
import { count, countBranch, emptyTally, type Tally } from './tally.ts';
import { watched } from './watched.ts';
import { wanderer } from './wanderer.ts';
import { Wishes } from './wishes.ts';

const SEATS = [1, 3];
/** Bots that aim for one Fitting each, of those that no shelter has from the start. */
const BUILDERS = FITTING_IDS.filter((id) => !FITTINGS[id].green).map(builder);
const RANDOM = random<Diario>();
const BOTS = [curious, planner, wanderer, curious, RANDOM];

/** A part of the games, as plain data: it goes to another thread. */
export interface SeriesJob {
  readonly seed: string;
  readonly number: number;
  readonly games: number;
}

/**
 * Plays a series of games. Each is dealt to players who have read what the series has seen from end to end, and who take
 * what they have seen least; only random bots are left alone.
 */
export async function playSeries({ seed, number, games }: SeriesJob): Promise<Tally> {
  const tally = emptyTally();
  const game = watched((frame) => countBranch(tally, frame));
  const wishes = new Wishes(tally);
  const chance = { seed: namedSeed(`aims of ${seed}/${number}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'aims', sides);
  for (let played = 0; played < games; played++) {
    const seats = SEATS[played % SEATS.length] ?? 1;
    const bot = botFor(Math.floor(played / SEATS.length));
    const wish: Wishes['wished'] = (table, ask) => (bot === RANDOM ? undefined : wishes.wished(table, ask));
    const read = wishes.readBefore(draw);
    await playCovered(
      { game, seed: `coverage ${seed}/${number}/${played}`, seats, read, bot, wish },
      (event, dealt) => count(tally, event, dealt),
    );
  }
  return tally;
}

/** Every sixth table has a builder, each time for another Fitting. */
function botFor(table: number): Bot<Diario> {
  const [round, turn] = [Math.floor(table / (BOTS.length + 1)), table % (BOTS.length + 1)];
  return BOTS[turn] ?? BUILDERS[round % BUILDERS.length] ?? planner;
}
