import type { GameEvent } from '../../kernel/src/index.ts';

/** A situation worth a golden game, and how to recognise a game that has it. */
export interface Wanted<E extends GameEvent, B extends string = string> {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  readonly seats: number;
  /** Played in this variant; the usual game if not said. */
  readonly variant?: string;
  /** Which bots play it. */
  readonly bots: B;
  /** Whoever is asked may answer first; otherwise always the first of those who are asked. */
  readonly inAnyOrder?: boolean;
  readonly has: Sign<E>;
}

/** Whether what was told in a game shows something. */
export type Sign<E extends GameEvent> = (events: readonly E[]) => boolean;

/** All of these were told. */
export function told<E extends GameEvent>(...types: readonly E['type'][]): Sign<E> {
  return (events) => types.every((type) => events.some((event) => event.type === type));
}
