import { type Answered, answer, type Moment } from '../engine/answer.ts';
import { eventsFor } from '../engine/audience.ts';
import { everyChoice } from '../engine/choice.ts';
import type { Delivered, Game, Kinds, Seat, Viewer } from '../engine/game.ts';
import { parse, print } from '../engine/notation.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';

/** A table in a known position, played on by notation. A game's tests extend it with words of their own. */
export class Scenario<K extends Kinds> {
  readonly game: Game<K>;
  moment: Moment<K>;
  /** What the latest answer told, audiences included. */
  delivered: readonly Delivered<K['event']>[];
  barrier: boolean;

  constructor(game: Game<K>, { state, asks, delivered, barrier }: Answered<K>) {
    this.game = game;
    this.moment = { state, asks };
    this.delivered = delivered;
    this.barrier = barrier;
  }

  get table(): K['state'] {
    return this.moment.state;
  }

  view(viewer: Viewer): K['view'] {
    return this.game.view(this.table, viewer);
  }

  /** The seat that is asked; the first of them if several are. */
  get asked(): Seat | null {
    return this.moment.asks[0]?.seat ?? null;
  }

  get clause(): string | null {
    return this.moment.asks[0]?.clause ?? null;
  }

  get prompt(): string | null {
    return this.moment.asks[0]?.prompt.key ?? null;
  }

  /** Every legal choice of the asked seat in notation, ranges included. */
  get legal(): string[] {
    const [ask] = this.moment.asks;
    return ask === undefined ? [] : everyChoice(ask).map((choice) => print(this.game.grammar, choice));
  }

  /** Legal choices that begin with a verb. */
  legalWith(verb: string): string[] {
    return this.legal.filter((choice) => choice.split(' ')[0] === verb);
  }

  /** The asked seat answers each line in turn. */
  choose(...lines: string[]): this {
    for (const line of lines) {
      const seat = this.asked;
      if (seat === null) throw new Error(`no seat is asked, so none can choose ${line}`);
      this.chooseAs(seat, line);
    }
    return this;
  }

  chooseAs(seat: Seat, line: string): this {
    const answered = this.attempt(seat, line);
    if (isRefusal(answered))
      throw new Error(`${line}: ${answered.clause} ${answered.reason.key}; legal: ${this.legal.join(', ')}`);
    this.moment = { state: answered.state, asks: answered.asks };
    this.delivered = answered.delivered;
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

  events(viewer: Viewer = null): K['event'][] {
    return eventsFor(viewer, this.delivered);
  }

  /** The types of the events a viewer heard of the latest answer. */
  heard(viewer: Viewer = null): string[] {
    return this.events(viewer).map(({ type }) => type);
  }

  private attempt(seat: Seat, line: string): Answered<K> | Refusal {
    const choice = parse(this.game.grammar, line, this.clause);
    return isRefusal(choice) ? choice : answer(this.game, this.moment, seat, choice);
  }
}
