import type { Moment } from './answer.ts';
import type { Chance } from './chance.ts';
import type { Ask, Kinds } from './game.ts';
import type { Text } from './text.ts';

/** A whole number from 0 to `sides - 1`, every one equally likely. */
export type Draw = (sides: number) => number;

/**
 * A moment that the seat asked could not tell from the true one, another for every chance. It follows from what
 * that seat may know and from the chance given, from nothing else.
 */
export type Imagine<K extends Kinds> = (chance: Chance) => Moment<K>;

/**
 * A player that is no person. It sees what its seat sees and nothing else; the tables it imagines come from that.
 * One that has to think for long promises its choice.
 */
export interface Bot<K extends Kinds> {
  choose(
    view: K['view'],
    ask: Ask<K['choice']>,
    draw: Draw,
    imagine: Imagine<K>,
  ): K['choice'] | Promise<K['choice']>;
}

/** A choice somebody would make, what it is worth to them, and why. */
export interface Advice<K extends Kinds> {
  readonly choice: K['choice'];
  /** Only compares with the worth of the other choices named beside it. */
  readonly worth: number;
  /** The strongest first; each a text with numbers of its own. */
  readonly reasons: readonly Text[];
}

/** Says what it would choose and why, the best first: a bot that can be asked for a hint. */
export interface Adviser<K extends Kinds> extends Bot<K> {
  advise(
    view: K['view'],
    ask: Ask<K['choice']>,
    draw: Draw,
    imagine: Imagine<K>,
  ): readonly Advice<K>[] | Promise<readonly Advice<K>[]>;
}
