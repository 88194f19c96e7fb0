import type { Advice, Ask, Choice, Kinds, State } from '@vigilia/kernel';
import type { Budget } from '../search/budget.ts';

/** A question to a bot elsewhere. No secret crosses the channel: the state is one that the seat imagines. */
export interface Question {
  readonly type: 'question';
  /** Names this question on the channel. */
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  /** Asks for a hint instead of a choice, or for a choice with its reasons if the bot gives any. */
  readonly wants?: 'advice' | 'voice';
  readonly budget: Budget;
  readonly ask: Ask;
  readonly state: State;
  /** What the bot's draws begin with. */
  readonly word: number;
}

/** Asks for the best so far. */
export interface Stop {
  readonly type: 'stop';
  readonly number: number;
}

export interface Answer {
  readonly type: 'answer';
  readonly number: number;
  readonly choice: Choice;
}

/** The answer to a question that wants advice, the best choice first. */
export interface Advised {
  readonly type: 'advice';
  readonly number: number;
  readonly advice: readonly Advice<Kinds>[];
}

export interface Failure {
  readonly type: 'failure';
  readonly number: number;
  readonly reason: string;
}

/** One end of a channel between two threads. What is sent is plain data. */
export interface WorkerChannel<Sent, Heard> {
  send(message: Sent): void;
  /** `lost` is told why nothing will be heard any more. */
  listen(hear: (message: Heard) => void, lost: (reason: Error) => void): void;
}
