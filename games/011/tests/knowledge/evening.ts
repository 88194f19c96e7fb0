import {
  type Ask,
  begin,
  type Chance,
  type Delivered,
  drawBelow,
  type Moment,
  namedSeed,
  take,
} from '@vigilia/kernel';
import { game } from '../../src/index.ts';
import type { Choice } from '../../src/table/choices.ts';
import type { Event } from '../../src/table/events.ts';
import type { Eleven } from '../../src/table/kinds.ts';
import type { Table } from '../../src/table/state.ts';

export interface Evening {
  readonly seats: number;
  readonly beginners: boolean;
  readonly seed: string;
}

/** A moment of a game, and what was told since the one before. */
export interface Rest {
  readonly moment: Moment<Eleven>;
  readonly delivered: readonly Delivered<Event>[];
}

/** One whole game by players who choose a verb at random, then what to do with it; its end is the last moment. */
export function* evening({ seats, beginners, seed }: Evening): Generator<Rest> {
  const chance = { seed: namedSeed(`players of ${seed}`), drawn: {} };
  let rest = begin(game, seats, { beginners }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    yield { moment: rest, delivered: rest.delivered };
    const [ask] = rest.asks;
    if (ask === undefined) return;
    rest = take(game, rest, ask, pick(rest.state, ask, chance));
  }
}

function pick(table: Table, ask: Ask<Choice>, chance: Chance): Choice {
  // Every bid is the least, or no player would live to see Fenrir wake.
  const choices = [...ask.choices, ...ask.ranges.map(({ from }) => from)];
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  const verb = verbs[drawBelow(chance, 'verb', verbs.length)];
  const offered = choices.filter((choice) => choice.verb === verb);
  const named = offered.findIndex((choice) => choice.verb === 'declare' && choice.character === table.chosen);
  // One name in eight would be right: every second one makes the turns of declarers worth looking at.
  const isLucky = named >= 0 && drawBelow(chance, 'luck', 2) === 0;
  return offered[isLucky ? named : drawBelow(chance, 'choice', offered.length)] as Choice;
}
