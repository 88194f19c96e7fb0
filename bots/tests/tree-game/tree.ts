import type { Seat } from '@vigilia/kernel';

/** A small game for one scenario of a test: every node says who may move and where each move leads. */
export interface GameTree {
  /** How many secrets there are; one of them, counted from 0, is dealt. */
  readonly secrets: number;
  /** The seats that see the secret. */
  readonly holders: readonly Seat[];
  /** The game begins at `start`. */
  readonly nodes: { readonly start: TreeNode; readonly [name: string]: TreeNode };
}

export interface TreeNode {
  /** The seats that are asked; the first answer counts for all of them. */
  readonly asks: readonly Seat[];
  readonly moves: Readonly<Record<string, Move>>;
  /** Every seat's chance to win from here, if the scenario states it. */
  readonly prospects?: readonly number[];
  /** Whether a search stops here and asks for the prospects. */
  readonly isFar?: boolean;
}

export interface Move {
  /** The next node; without one the game is over and `wins` names the winners for each secret. */
  readonly to?: string;
  readonly wins?: readonly (readonly Seat[])[];
  /** The move is legal with this secret only. */
  readonly needs?: number;
  /** How good the move looks before it is tried, from 0 to 1. */
  readonly promise?: number;
}
