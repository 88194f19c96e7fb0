import { drawBelow, shuffled } from '../chance/chance.ts';
import type { Audience, Delivered, Frame, Kinds, Seat } from './game.ts';

/**
 * One answer being worked out: the state that changes, and the events told on the way. A step changes `run.state` in place
 * and calls nothing outside; it must draw every random number here, so that the draw is recorded and undo stops there.
 */
export class Run<K extends Kinds = Kinds> {
  readonly state: K['state'];
  readonly delivered: Delivered<K['event']>[] = [];
  /** Something was drawn or revealed: the answer cannot be taken back freely. */
  barrier = false;

  constructor(state: K['state']) {
    this.state = state;
  }

  /** Puts frames on the agenda; the first named happens first. */
  next(...frames: K['state']['agenda'][number][]): void {
    for (let index = frames.length - 1; index >= 0; index--) {
      this.state.agenda.push(frames[index] as Frame);
    }
  }

  /** Tells this audience what follows from what it knew. Undo stays free. */
  tell(to: Audience, event: K['event']): void {
    this.delivered.push({ event, to, reveals: false });
  }

  /** Shows this audience what it did not know. Undo needs consent from here on. */
  show(to: Audience, event: K['event']): void {
    this.barrier = true;
    this.delivered.push({ event, to, reveals: true });
  }

  /** Tells every seat and spectator what follows from what they knew. */
  announce(event: K['event']): void {
    this.tell('all', event);
  }

  /** Shows every seat and spectator what they did not know, such as a card that is turned up. */
  revealToAll(event: K['event']): void {
    this.show('all', event);
  }

  /** Shows one seat what it did not know, and the others only that it happened. */
  reveal(seat: Seat, event: K['event'], elsewhere: K['event']): void {
    this.show({ only: [seat] }, event);
    this.tell({ except: [seat] }, elsewhere);
  }

  /** Repeats to one seat what it chose in secret itself, and tells the others only that it chose. */
  echo(seat: Seat, event: K['event'], elsewhere: K['event']): void {
    this.tell({ only: [seat] }, event);
    this.tell({ except: [seat] }, elsewhere);
  }

  /** A whole number from 0 to `sides - 1`. */
  draw(purpose: string, sides: number): number {
    this.barrier = true;
    return drawBelow(this.state.chance, purpose, sides);
  }

  shuffle<T>(purpose: string, items: readonly T[]): T[] {
    this.barrier = true;
    return shuffled(this.state.chance, purpose, items);
  }
}
