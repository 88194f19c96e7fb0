import { random } from '@vigilia/bots';
import { type Diario, planner } from '@vigilia/game-diario';
import { FITTING_IDS, FITTINGS, type FittingId, type StoryId } from '@vigilia/game-diario/content';
import { type Bot, drawBelow, namedSeed } from '@vigilia/kernel';
import { builder } from './builder.ts';
import { curious } from './curious.ts';
import { playCovered } from './play.ts';
import { addTally, count, countBranch, emptyTally, type Tally } from './tally.ts';
import { wanderer } from './wanderer.ts';
import { watched } from './watched.ts';
import { Wishes } from './wishes.ts';

const SEATS = [1, 3];
/** Bots that aim for one Fitting each, of those that no shelter has from the start. */
const BUILDERS = FITTING_IDS.filter((id) => !FITTINGS[id].green).map(builder);
const RANDOM = random<Diario>();
const BOTS = [curious, planner, wanderer, curious, RANDOM];

/** A part of the games, as plain data: it goes to another thread. */
export interface SeriesJob {
  readonly seed: string;
  readonly games: number;
  /** What earlier games have shown. */
  readonly before: Tally;
}

export interface Covered {
  readonly tally: Tally;
  /** Stories that were read twice in one game. */
  readonly twice: readonly StoryId[];
}

/**
 * Plays a series of games. Each is dealt to players who have read what the series has seen from end to end, and who take
 * what they have seen least; only random bots are left alone.
 */
export async function playSeries({ seed, games, before }: SeriesJob): Promise<Covered> {
  const tally = emptyTally();
  const seen = emptyTally();
  addTally(seen, before);
  const game = watched((frame) => {
    countBranch(tally, frame);
    countBranch(seen, frame);
  });
  const wishes = new Wishes(seen);
  const twice: StoryId[] = [];
  const chance = { seed: namedSeed(`aims of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'aims', sides);
  for (let played = 0; played < games; played++) {
    const seats = SEATS[played % SEATS.length] ?? 1;
    const read = wishes.readBefore(draw);
    const bot = botFor(Math.floor(played / SEATS.length), wishes.fitting(draw));
    const wish: Wishes['wished'] = (table, ask) => (bot === RANDOM ? undefined : wishes.wished(table, ask));
    const told = new Set<StoryId>();
    await playCovered(
      { game, seed: `coverage ${seed}/${played}`, seats, read, bot, wish },
      (event, dealt) => {
        count(tally, event, dealt);
        count(seen, event, dealt);
        if (event.type !== 'story-read') return;
        if (told.has(event.story)) twice.push(event.story);
        told.add(event.story);
      },
    );
  }
  return { tally, twice };
}

/** Every sixth table has a builder: for the Fitting that is wished for, or each time for another one. */
function botFor(table: number, fitting: FittingId | null): Bot<Diario> {
  const [round, turn] = [Math.floor(table / (BOTS.length + 1)), table % (BOTS.length + 1)];
  const bot = BOTS[turn];
  if (bot !== undefined) return bot;
  return fitting === null ? (BUILDERS[round % BUILDERS.length] ?? planner) : builder(fitting);
}
