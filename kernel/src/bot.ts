import type { Ask, Kinds } from './game.ts';

/** A whole number from 0 to `sides - 1`, every one equally likely. */
export type Draw = (sides: number) => number;

/**
 * A player that is no person. It sees what its seat sees and nothing else. One that has to think for long
 * promises its choice.
 */
export interface Bot<K extends Kinds> {
  choose(view: K['view'], ask: Ask<K['choice']>, draw: Draw): K['choice'] | Promise<K['choice']>;
}
