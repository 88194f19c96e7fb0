import type { Chance } from '../chance/chance.ts';
import type { Text } from '../texts/text.ts';
import type { Choice, Offer } from './choice.ts';
import type { Grammar } from './notation.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** One thing still to happen: the name of a step and that step's locals, as plain JSON. */
export interface Frame {
  readonly step: string;
}

/**
 * What the kernel needs of a state. A game extends it with fields of its own, and all of them must be plain JSON: a
 * class instance, a closure or a date does not survive being saved, and the conformance suite rejects it.
 */
export interface State {
  readonly seats: number;
  /** Answers taken so far. */
  answered: number;
  /** The number of the open question: how many answers were taken when it was first asked. The kernel sets it. */
  question: number;
  /** What happens next, the top of the stack last. */
  agenda: Frame[];
  chance: Chance;
}

/**
 * A question to one seat, with everything that seat may answer. The choices listed are the only legal ones: players,
 * bots, the keyboard and the fuzzer all read this list, so a choice that is missing here cannot be made anywhere.
 */
export interface Ask<C extends Choice = Choice> extends Offer<C> {
  readonly seat: Seat;
  /** The rulebook clause that makes it a question. */
  readonly clause: string;
  readonly prompt: Text;
  /**
   * Names this question for as long as it is open. An answer that names it is taken, whatever other seats did
   * meanwhile. A game writes 0; the kernel numbers it.
   */
  question: number;
}

/**
 * A small past-tense fact. Its type is the key of its text, its fields are the variables. Every change that a player can
 * see needs one: the log, the animation and the replay know nothing else.
 */
export interface GameEvent {
  readonly type: string;
}

export type Audience = 'all' | { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/** An event and those to whom it goes. */
export interface Delivered<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to: Audience;
  /** It showed a seat what that seat could not know: no seat undoes past it without the consent of the others. */
  readonly reveals: boolean;
}

/** The types of one game, in one bundle. A game declares one interface with these five members. */
export interface Kinds {
  state: State;
  choice: Choice;
  event: GameEvent;
  view: unknown;
  options: object;
}

/**
 * One named part of the rules. A step acts by itself or asks. The kernel takes its frame off the agenda before it runs or
 * answers it, so a step that goes on must put a frame back with `run.next`.
 */
export type Step<K extends Kinds, F extends Frame = Frame> = ActingStep<K, F> | AskingStep<K, F>;

/** A step without a choice. Implement it for whatever the rulebook does by itself: a deal, a draw, the end of a turn. */
export interface ActingStep<K extends Kinds, F extends Frame = Frame> {
  run(run: Run<K>, frame: F): void;
}

/** A step with a choice. Implement it wherever the rulebook lets a player decide. */
export interface AskingStep<K extends Kinds, F extends Frame = Frame> {
  /**
   * The open questions, at most one a seat; an empty list ends the step. It must change nothing, and which seats are
   * asked must follow from what every seat can see: otherwise being asked betrays a secret, and the conformance suite
   * finds the leak.
   */
  asks(state: K['state'], frame: F): Ask<K['choice']>[];
  /**
   * Takes a choice that `asks` offered; the kernel refuses every other one before. To ask on, put a frame back with
   * `run.next`: the same question stays open for the other seats unless the seat that answered is asked again.
   */
  answer(run: Run<K>, frame: F, choice: K['choice'], seat: Seat): void;
  /** Take the answer without asking if one seat is asked and has a single choice. The step must announce it. */
  readonly answersItself?: boolean;
  /**
   * The clause that forbids a choice that is well-formed and not offered. Implement it wherever a player may wonder;
   * without it, or if it returns null, the refusal says only that the choice is not offered.
   */
  why?(state: K['state'], frame: F, choice: K['choice'], seat: Seat): Refusal | null;
}

export interface Outcome {
  readonly how: string;
  readonly winners: readonly Seat[];
}

/**
 * Everything that the server, the page, the terminal and the bots know about a game. Implement it once for a game and run
 * the conformance suite on it: the suite checks every promise below.
 */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /**
   * The version of the rules, counted from 1. Raise it whenever an old record would replay differently: without
   * that, old records no longer verify and saved games no longer load.
   */
  readonly rules: number;
  /**
   * What these rules make of a choice in a record of an earlier version that they refuse; `began` is that version.
   * Implement it if a version drops or adds a question. `implied`: these rules do the same without asking; the choice is
   * passed over and the old game goes on. A refusal: the old game stops there, for this reason. Null: it stops for the
   * reason the rules gave.
   */
  ofEarlierRules?(state: K['state'], seat: Seat, line: string, began: number): 'implied' | Refusal | null;
  readonly seats: { readonly min: number; readonly max: number };
  readonly clauses: readonly string[];
  readonly grammar: Grammar;
  /** The step that handles each frame, by name. A frame without a step throws when it comes up. */
  readonly steps: Readonly<Record<string, Step<K, never>>>;
  /** Completes a table's options with the usual values, or refuses an unknown or an invalid one. */
  options(given: Readonly<Record<string, unknown>>): K['options'] | Refusal;
  /** The state before anything happened; its agenda deals the game. */
  open(seats: number, options: K['options'], chance: Chance): K['state'];
  /**
   * A copy that shares nothing that a step may change in place. It is called for every answer, so it copies by hand. A
   * field it forgets changes under the states that were kept for undo; the conformance suite finds that.
   */
  fork(state: K['state']): K['state'];
  /**
   * What a viewer may know. Build it from nothing and add only that: what is copied whole and then struck out leaks with
   * the next field. Two states that differ in what the viewer cannot know must give byte-identical views.
   */
  view(state: K['state'], viewer: Viewer): K['view'];
  /**
   * The view in two parts, which together are what `view` returns. Implement it if viewers share much: what they share
   * is then looked at, compared and written once for all of them. It is called once a table, and may remember what it
   * found there. The conformance suite compares it with `view`.
   */
  parts?(): ViewParts<K['state']>;
  /**
   * Another state this viewer could not tell from the true one, as likely as any the viewer must reckon with. It
   * follows from what the viewer may know and the chance given: two states the viewer could not tell apart are
   * imagined alike. Its draws to come are those of the chance given.
   */
  imagine(state: K['state'], viewer: Viewer, chance: Chance): K['state'];
  /**
   * A state made of nothing but a view, in which the open question can be answered ahead (rehearse.ts): its agenda holds
   * that question and what surely follows it, and what the viewer cannot know may be anything. Implement it if a
   * board decides several choices as one plan. Null if this question cannot be rehearsed. Followed from here, a plan
   * must tell and ask the same as on the true state, up to the first draw or reveal; the conformance suite compares.
   */
  rehearsal?(view: K['view']): K['state'] | null;
  /**
   * By seat: the answers that a viewer may know while the decision they are about is still open. Implement it if seats
   * speak before one of them decides: why a bot answered goes to a viewer with its answer, and never before it.
   */
  voices?(view: K['view']): Readonly<Record<Seat, K['choice']>>;
  /**
   * The seat whose voice an event tells; null if it tells none. Implement it beside `voices`: what a person wrote with
   * a voice goes to a viewer in the event that tells it, and never before it.
   */
  voiceIn?(event: K['event']): Seat | null;
  /**
   * The question whose options lie open to all, spectators among them, for the view of a spectator: what is drafted on it
   * may be shown to all while it is drafted. Implement it if players share a decision; without it, or while it returns null,
   * no draft leaves the seat that is asked. It follows from the view alone, so it shows nothing that the view does not.
   */
  openQuestion?(view: K['view']): Ask<K['choice']> | null;
  /**
   * The part of the game that is being played, counted from 1: an Hour, a day. It must follow from what every seat can
   * see and never decrease. A table that shows hands to spectators delays them by a number of chapters.
   */
  chapter(state: K['state']): number;
  /** How the game ended; null exactly as long as a question is open. */
  outcome(state: K['state']): Outcome | null;
  readonly audit: Audit<K>;
}

/** A view in two parts without a common field. */
export interface ViewParts<S> {
  /** What every viewer may know. */
  open(state: S): object;
  /** What this viewer may know besides. */
  own(state: S, viewer: Viewer): object;
}

/**
 * The open form of a game for the audit file (docs/audit.md): names and numbers that a reader understands without our
 * code. It must show everything that decides the game, secrets included; the file is published after the game.
 */
export interface Audit<K extends Kinds> {
  /** What the game is played with; form 1 of the file is that of old records. */
  data(options: K['options'], form: 1 | 2 | 3): object;
  state(state: K['state']): object;
}
