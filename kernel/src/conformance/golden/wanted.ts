import type { Bot } from '../../engine/bot.ts';
import type { Game, GameEvent, Kinds } from '../../engine/game.ts';
import type { Header } from '../../record/record.ts';

/** The golden games of a game: the situations they show, and what is needed to find, write and replay them. */
export interface Collection<K extends Kinds> {
  readonly game: Game<K>;
  readonly wanted: readonly Wanted<K['event']>[];
  /** The options of each variant, by the word that names it in a golden game. */
  readonly variants: Readonly<Record<string, Header['options']>>;
  readonly bots: Readonly<Record<string, Bot<K>>>;
  /** How a game ended, in one line that changes with any rule. */
  endingOf(state: K['state']): string;
}

/** A situation worth a golden game, and how to recognise a game that has it. */
export interface Wanted<E extends GameEvent, B extends string = string> {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  readonly seats: number;
  /** The variant it is played in; without one, the usual game. */
  readonly variant?: string;
  /** Which bots play it. */
  readonly bots: B;
  /** Any of the asked seats may answer first; otherwise the first of them always does. */
  readonly inAnyOrder?: boolean;
  readonly has: Sign<E>;
}

/** Whether the events of a game show something. */
export type Sign<E extends GameEvent> = (events: readonly E[]) => boolean;

/** All of these were told. */
export function told<E extends GameEvent>(...types: readonly E['type'][]): Sign<E> {
  return (events) => types.every((type) => events.some((event) => event.type === type));
}
