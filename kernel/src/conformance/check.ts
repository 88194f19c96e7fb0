import type { Chance } from '../chance/chance.ts';
import type { Moment } from '../engine/answer.ts';
import type { Bot } from '../engine/bot.ts';
import type { Ask, Delivered, Game, Kinds, Seat, Viewer } from '../engine/game.ts';
import type { Header } from '../record/record.ts';
import type { Session } from '../session/session.ts';

/** What is played: a game at a table with a number of seats, and how closely it is looked at. */
export interface Table<K extends Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  /** How many random games are played. */
  readonly games: number;
  /** The costly checks look at every n-th answer. */
  readonly every: number;
  /** A game that takes more answers than this does not end. */
  readonly answers: number;
  /** A question with more choices than this is too big to answer. */
  readonly choices: number;
  /** Answers most questions in place of chance; null: chance answers all. */
  readonly bot: Bot<K> | null;
  /** Hears how many answers a game took. */
  readonly played: (answers: number) => void;
  /** The short name of a game of the series: its seed is `namedSeed` of that. */
  nameOf(number: number): string;
  /** The header of a game, from a short name. */
  headerOf(name: string): Header;
  /** A stream of chance that is not the game's own, from a short name. */
  chanceOf(name: string): Chance;
}

/** One answer of a random game. */
export interface Turn<K extends Kinds> {
  /** Counted from 0. */
  readonly number: number;
  readonly before: Session<K>;
  readonly ask: Ask<K['choice']>;
  readonly seat: Seat;
  readonly choice: K['choice'];
  readonly after: Session<K>;
  readonly delivered: readonly Delivered<K['event']>[];
  readonly barrier: boolean;
  /** The state before, written down before it was answered; null if no check looks closely. */
  readonly text: string | null;
  /** What each viewer could take the state before for. */
  worlds(): readonly World<K>[];
}

/** A viewer, and a moment that viewer cannot tell from the true one. */
export interface World<K extends Kinds> {
  readonly viewer: Viewer;
  readonly moment: Moment<K>;
}

/** A game played to its end. */
export interface Played<K extends Kinds> {
  /** Which of the series, counted from 0. */
  readonly number: number;
  readonly turns: readonly Turn<K>[];
  readonly end: Session<K>;
  worlds(): readonly World<K>[];
}

/** One promise of the contract. Every part of it throws if the promise is broken. */
export interface Check<K extends Kinds> {
  readonly name: string;
  /** Without playing. */
  once?(): void;
  /** When a game is dealt. */
  dealt?(session: Session<K>): void;
  /** Whenever a game rests, at its end too. */
  asked?(moment: Moment<K>): void;
  /** At every answer; what is done here must cost next to nothing. */
  each?(turn: Turn<K>): void;
  /** At every n-th answer. */
  sampled?(turn: SampledTurn<K>): void;
  /** When a choice that was offered is refused, or throws: the game stops there. */
  stuck?(reason: string): void;
  /** When a game goes on past the bound. */
  endless?(): void;
  ended?(played: Played<K>): void;
}

export interface SampledTurn<K extends Kinds> extends Turn<K> {
  readonly text: string;
}
