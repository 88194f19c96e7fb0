import type { Ask, Kinds, Seat } from '@vigilia/kernel';

/** A lesson: one or two small positions of a real game, each with goals to be reached one after the other. */
export interface Lesson<K extends Kinds = Kinds> {
  readonly id: string;
  /** Keys of its name and of a line about it. */
  readonly title: string;
  readonly about: string;
  /** Whether the learner may play on, after its last goal or at any moment before: the table then becomes a game. */
  readonly goesOn?: true;
  readonly scenes: readonly Scene<K>[];
}

export interface Scene<K extends Kinds = Kinds> {
  /** The deal and the choices that lead to the position, in notation, a line each: `deal 4 <seed>`, `p1 bid II 3`. */
  position(): Promise<string>;
  readonly seat: Seat;
  readonly goals: readonly Goal[];
  /** How the others answer, so that the lesson goes the same way for everybody. */
  answerFor(view: K['view'], ask: Ask<K['choice']>): K['choice'];
}

export interface Goal {
  /** The key of what the learner is to do, and why. */
  readonly say: string;
  readonly clause: string;
  /** What may be answered on the way there, in notation. */
  readonly answers: RegExp;
  /** The type of the event that reaches it: the learner's own, where such events name a seat. */
  readonly until: string;
  /** What the event must say besides: `{ phase: 'dusk' }`. */
  readonly where?: Readonly<Record<string, string | number>>;
  /** Whether it counts as reached where the goal after it is reached first. */
  readonly mayBePassedOver?: true;
}
