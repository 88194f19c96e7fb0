import type { Chance } from './chance.ts';
import type { Choice, Offer } from './choice.ts';
import type { Grammar } from './notation.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import type { Text } from './text.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or null for somebody who only watches. */
export type Viewer = Seat | null;

/** One thing still to happen: the name of a step and that step's locals, as plain JSON. */
export interface Frame {
  readonly step: string;
}

/** What the kernel needs of a state. The rest is the game's, plain JSON throughout. */
export interface State {
  readonly seats: number;
  /** Answers taken so far. */
  answered: number;
  /** Names what is asked now: the answers taken when it was first asked. */
  question: number;
  /** What happens next, the top of the stack last. */
  agenda: Frame[];
  chance: Chance;
}

/** A question to one seat, with everything that seat may answer. */
export interface Ask<C extends Choice = Choice> extends Offer<C> {
  readonly seat: Seat;
  /** The rulebook clause that makes it a question. */
  readonly clause: string;
  readonly prompt: Text;
  /**
   * Names this question for as long as it is open. An answer that names it is taken, whatever others did
   * meanwhile.
   */
  question: number;
}

/** A small past-tense fact. Its type is the key of its text, its fields are the variables. */
export interface GameEvent {
  readonly type: string;
}

export type Audience = 'all' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to: Audience;
  /** It showed someone what they could not know: nobody goes back past it on their own. */
  readonly reveals: boolean;
}

/** The types of one game, in one bundle. */
export interface Kinds {
  state: State;
  choice: Choice;
  event: GameEvent;
  view: unknown;
  options: object;
}

/** A step either acts by itself or asks. When it is run or answered it is off the agenda already. */
export type Step<K extends Kinds, F extends Frame = Frame> = ActingStep<K, F> | AskingStep<K, F>;

export interface ActingStep<K extends Kinds, F extends Frame = Frame> {
  run(run: Run<K>, frame: F): void;
}

export interface AskingStep<K extends Kinds, F extends Frame = Frame> {
  /**
   * The open questions, at most one a seat. None: the step is over. Who is asked must follow from what all
   * can see.
   */
  asks(state: K['state'], frame: F): Ask<K['choice']>[];
  /**
   * Takes a legal choice. To ask on, put a frame back with `run.next`: the same question stays open for the other
   * seats unless the one who answered is asked again.
   */
  answer(run: Run<K>, frame: F, choice: K['choice'], seat: Seat): void;
  /** Where one seat is asked and has a single answer, it is taken without asking. The step says so by an event. */
  readonly answersItself?: boolean;
  /** Which clause forbids this choice, well-formed but not offered. */
  why?(state: K['state'], frame: F, choice: K['choice'], seat: Seat): Refusal | null;
}

export interface Outcome {
  readonly how: string;
  readonly winners: readonly Seat[];
}

/** Everything the rest of the house knows about a game. */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /** The version of the rules, counted from 1. It changes whenever an old record would replay differently. */
  readonly rules: number;
  /**
   * What these rules make of a choice in a record of an earlier version that they refuse. Implement it where a version
   * drops a question. `implied`: these rules do the same without asking; the choice is passed over and the old game
   * goes on. A refusal: the old game stops there, for this reason. Null: it stops for the reason the rules gave.
   */
  ofEarlierRules?(state: K['state'], seat: Seat, line: string): 'implied' | Refusal | null;
  readonly seats: { readonly min: number; readonly max: number };
  readonly clauses: readonly string[];
  readonly grammar: Grammar;
  /** The step that handles a frame. */
  readonly steps: Readonly<Record<string, Step<K, never>>>;
  /** Completes and checks a table's options. */
  options(given: Readonly<Record<string, unknown>>): K['options'] | Refusal;
  /** The state before anything happened; its agenda deals the game. */
  open(seats: number, options: K['options'], chance: Chance): K['state'];
  /** A copy that shares nothing that can change. */
  fork(state: K['state']): K['state'];
  /** What a viewer may know, built from nothing. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** The views of several at once, where that is less work: what they have in common is the same object in each. */
  views?(state: K['state'], viewers: readonly Viewer[]): K['view'][];
  /**
   * Another state this viewer could not tell from the true one, as likely as any the viewer must reckon with. It
   * follows from what the viewer may know and the chance given: two states the viewer could not tell apart are
   * imagined alike. Its draws to come are those of the chance given.
   */
  imagine(state: K['state'], viewer: Viewer, chance: Chance): K['state'];
  outcome(state: K['state']): Outcome | null;
  readonly audit: Audit<K>;
}

/** The open form of a game for the audit file (docs/audit.md). */
export interface Audit<K extends Kinds> {
  /** What the game is played with; form 1 of the file is that of old records. */
  data(options: K['options'], form: 1 | 2): object;
  state(state: K['state']): object;
}
