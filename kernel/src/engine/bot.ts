import type { Chance } from '../chance/chance.ts';
import type { Text } from '../texts/text.ts';
import type { Moment } from './answer.ts';
import type { Ask, Kinds } from './game.ts';

/** A whole number from 0 to `sides - 1`, every one equally likely. */
export type Draw = (sides: number) => number;

/**
 * Deals a moment that the asked seat could not tell from the true one; every chance gives another. The moment follows from
 * what that seat may know and from the chance, so a bot cannot learn a secret from it.
 */
export type Imagine<K extends Kinds> = (chance: Chance) => Moment<K>;

/**
 * A player that is a program. It sees what its seat sees and nothing else. `choose` must return a choice that the question
 * offers and must take every random number from `draw`: the same view, question and draws give the same choice. A choice
 * that is not offered is an error, and the server plays a random one instead. A bot that thinks for long returns a
 * promise.
 */
export interface Bot<K extends Kinds> {
  choose(
    view: K['view'],
    ask: Ask<K['choice']>,
    draw: Draw,
    imagine: Imagine<K>,
  ): K['choice'] | Promise<K['choice']>;
}

/** A choice that an adviser would make, its worth and its reasons. */
export interface Advice<K extends Kinds> {
  readonly choice: K['choice'];
  /** Compares only with the other advice on the same question. */
  readonly worth: number;
  /** The strongest first; each a text with numbers of its own. */
  readonly reasons: readonly Text[];
}

/**
 * A bot that gives hints. Implement it if a player may ask for one: it names the choices it would make, the best first,
 * each with a reason at least. Its first advice must be what `choose` would choose.
 */
export interface Adviser<K extends Kinds> extends Bot<K> {
  advise(
    view: K['view'],
    ask: Ask<K['choice']>,
    draw: Draw,
    imagine: Imagine<K>,
  ): readonly Advice<K>[] | Promise<readonly Advice<K>[]>;
}
