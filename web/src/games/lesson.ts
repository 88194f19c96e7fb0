import type { Ask, Assist, Kinds, Seat } from '@vigilia/kernel';
import type { ComponentType } from 'preact';
import type { Noun } from '../draft/game-ui.ts';

/** A lesson: one or two small positions of a real game, each with goals to be reached one after the other. */
export interface Lesson<K extends Kinds = Kinds> {
  readonly id: string;
  /** Keys of its name and of a line about it. */
  readonly title: string;
  readonly about: string;
  /** Whether the learner may play on, after its last goal or at any moment before: the table then becomes a game. */
  readonly goesOn?: true;
  /** Whether what it does not need yet stands back on the board: for the lesson that a newcomer begins with. */
  readonly isDimmed?: true;
  /** Whether its goals stand above the whole table, because its questions need all of their panel. */
  readonly isAboveTable?: true;
  readonly scenes: readonly Scene<K>[];
}

export interface Scene<K extends Kinds = Kinds> {
  /** The deal and the choices that lead to the position, in notation, a line each: `deal 4 <seed>`, `p1 bid II 3`. */
  position(): Promise<string>;
  readonly seat: Seat;
  readonly goals: readonly Goal[];
  /** How much of a sheet the table fills in; `reason` if it does not matter. */
  readonly assist?: Assist;
  /** What is celebrated when the scene ends with the learner's victory. */
  readonly victory?: Victory;
  /** How the others answer, so that the lesson goes the same way for every learner. */
  answerFor(view: K['view'], ask: Ask<K['choice']>): K['choice'];
}

/** A victory at the end of a scene: its picture and the keys of its words. */
export interface Victory {
  readonly title: string;
  /** What won, in a sentence or two. */
  readonly about: string;
  readonly Picture: ComponentType;
  /** The side that wins, for the colours of the picture. */
  readonly side: string;
}

export interface Goal {
  /** The key of what the learner is to do, in the words of the question. */
  readonly say: string;
  /** The key of the reason; absent if `say` gives it. */
  readonly why?: string;
  /** What the words of this goal name: `{ seat: 2 }`. */
  readonly names?: Readonly<Record<string, string | number>>;
  /** What to press on the board, if it is not an option of the question. */
  readonly at?: readonly Noun[];
  readonly clause: string;
  /** What may be answered on the way there, in notation. */
  readonly answers: RegExp;
  /** What else the rules would take, and why it is not the answer; the first that fits is told. */
  readonly wrong?: readonly Wrong[];
  /** What the learner may do besides answering, and why it misses the goal: a mark in another place. */
  readonly missed?: readonly Missed[];
  /** Whether the learner decides on the way there, so that nothing is pointed at: a riddle, or a free turn. */
  readonly isFree?: true;
  /** The type of the event that reaches it: the learner's own, if such events name a seat; or what a draft noted. */
  readonly until: string;
  /** What the event must say besides: `{ phase: 'dusk' }`. */
  readonly where?: Readonly<Record<string, string | number>>;
  /** Whether it counts as reached when the goal after it is reached first. */
  readonly mayBePassedOver?: true;
}

/** An answer that misses the goal of a lesson. */
export interface Wrong {
  /** In notation. */
  readonly answers: RegExp;
  /** The key of what would come of it. */
  readonly say: string;
  readonly names?: Readonly<Record<string, string | number>>;
}

/** What a learner noted beside the game, where it misses the goal. */
export interface Missed {
  readonly where: Readonly<Record<string, string | number>>;
  readonly say: string;
}
