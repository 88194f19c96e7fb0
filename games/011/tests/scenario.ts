import {
  answer,
  begin,
  eventsFor,
  everyChoice,
  isRefusal,
  type Moment,
  namedSeed,
  parse,
  print,
  type Refusal,
  resume,
  type Seat,
  type Told,
  type Viewer,
} from '@vigilia/kernel';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import type { Frame } from '../src/frames.ts';
import { game } from '../src/index.ts';
import type { Eleven } from '../src/kinds.ts';
import type { Player, Table } from '../src/state.ts';
import type { View } from '../src/view.ts';

type Patch = Partial<Omit<Table, 'players' | 'agenda'>>;

/** A table in a known position, played on by notation. */
export class Scenario {
  moment: Moment<Eleven>;
  /** What the latest answer told, audiences included. */
  told: readonly Told<Event>[] = [];
  barrier = false;

  constructor(moment: Moment<Eleven>) {
    this.moment = moment;
  }

  get table(): Table {
    return this.moment.state;
  }

  player(seat: Seat): Player {
    return this.table.players[seat] as Player;
  }

  view(viewer: Viewer): View {
    return game.view(this.table, viewer);
  }

  /** The seat that is asked; the tests of 011 never meet two at once. */
  get asked(): Seat | null {
    return this.moment.asks[0]?.seat ?? null;
  }

  get clause(): string | null {
    return this.moment.asks[0]?.clause ?? null;
  }

  get prompt(): string | null {
    return this.moment.asks[0]?.prompt.key ?? null;
  }

  /** Every legal choice in notation, ranges included. */
  get legal(): string[] {
    const [ask] = this.moment.asks;
    return ask === undefined ? [] : everyChoice(ask).map((choice) => print(game.grammar, choice));
  }

  /** Legal choices that begin with a verb. */
  legalWith(verb: string): string[] {
    return this.legal.filter((choice) => choice.split(' ')[0] === verb);
  }

  /** The asked seat answers each line in turn. */
  choose(...lines: string[]): this {
    for (const line of lines) {
      const seat = this.asked;
      if (seat === null) throw new Error(`nobody is asked, so nobody can choose ${line}`);
      this.chooseAs(seat, line);
    }
    return this;
  }

  chooseAs(seat: Seat, line: string): this {
    const answered = this.attempt(seat, line);
    if (isRefusal(answered))
      throw new Error(`${line}: ${answered.clause} ${answered.reason.key}; legal: ${this.legal.join(', ')}`);
    this.moment = { state: answered.state, asks: answered.asks };
    this.told = answered.told;
    this.barrier = answered.barrier;
    return this;
  }

  /** The refusal of a choice, which must leave everything as it was. */
  refusal(line: string, seat = this.asked ?? 0): Refusal {
    const before = JSON.stringify(this.table);
    const answered = this.attempt(seat, line);
    if (!isRefusal(answered)) throw new Error(`${line} was taken`);
    if (JSON.stringify(this.table) !== before) throw new Error(`${line} was refused and changed the table`);
    return answered;
  }

  /** The types of the events a viewer heard of the latest answer. */
  heard(viewer: Viewer): string[] {
    return eventsFor(viewer, this.told).map(({ type }) => type);
  }

  events(viewer: Viewer): Event[] {
    return eventsFor(viewer, this.told);
  }

  private attempt(seat: Seat, line: string) {
    const choice = parse(game.grammar, line, this.clause);
    return isRefusal(choice) ? choice : answer(game, this.moment, seat, choice as Choice);
  }
}

export interface Setting {
  readonly seats?: number;
  readonly beginners?: boolean;
  readonly seed?: string;
}

/** A freshly dealt game, at the first question. */
export function deal({ seats = 4, beginners = false, seed = 'a quiet evening' }: Setting = {}): Scenario {
  const { told, barrier, ...moment } = begin(
    game,
    seats,
    { beginners },
    { seed: namedSeed(seed), drawn: {} },
  );
  const scenario = new Scenario(moment);
  scenario.told = told;
  scenario.barrier = barrier;
  return scenario;
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
  const { told, barrier, ...moment } = resume(game, state);
  const scenario = new Scenario(moment);
  scenario.told = told;
  scenario.barrier = barrier;
  return scenario;
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
