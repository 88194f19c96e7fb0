import { begin, namedSeed, resume, type Seat } from '@vigilia/kernel';
import { Scenario as PlayedTable } from '@vigilia/kernel/scenario';
import { game } from '../src/index.ts';
import type { Frame } from '../src/table/frames.ts';
import type { Eleven } from '../src/table/kinds.ts';
import type { Player, Table } from '../src/table/state.ts';

type Patch = Partial<Omit<Table, 'players' | 'agenda'>>;

/** A table of 011. No test of it meets two questions at once. */
export class Scenario extends PlayedTable<Eleven> {
  player(seat: Seat): Player {
    return this.table.players[seat] as Player;
  }
}

export interface Setting {
  readonly seats?: number;
  readonly beginners?: boolean;
  readonly seed?: string;
}

/** A freshly dealt game, at the first question. */
export function deal({ seats = 4, beginners = false, seed = 'a quiet evening' }: Setting = {}): Scenario {
  return new Scenario(game, begin(game, seats, { beginners }, { seed: namedSeed(seed), drawn: {} }));
}

export interface Position extends Setting {
  /** Changes to the table. */
  readonly table?: Patch;
  /** Changes to single players, by seat. */
  readonly players?: Readonly<Record<Seat, Partial<Player>>>;
  /** What is still to happen, the first named first. */
  readonly agenda: readonly Frame[];
}

/** A dealt game, changed to a position of our choosing and run on to its first question. */
export function position({ table = {}, players = {}, agenda, ...setting }: Position): Scenario {
  const state = game.fork(deal(setting).table);
  Object.assign(state, { auction: null, ...table });
  for (const [seat, patch] of Object.entries(players))
    Object.assign(state.players[Number(seat)] as Player, patch);
  state.agenda = agenda.toReversed() as Frame[];
  return new Scenario(game, resume(game, state));
}

/** A turn about to be taken by seat 0, second in the order 3, 0, 1, 2, with nothing on the map but the Characters. */
export function turnOf({
  seat = 0,
  table = {},
  ...rest
}: Partial<Position> & { seat?: Seat } = {}): Scenario {
  return position({
    ...rest,
    table: { phase: 'turns', event: null, blocked: [], order: [3, 0, 1, 2], hour: 3, ...table },
    agenda: [{ step: 'turn', seat }, { step: 'location' }, { step: 'end-hour' }],
  });
}
