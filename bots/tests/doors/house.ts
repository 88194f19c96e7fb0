import type { Seat } from '@vigilia/kernel';

/** The house a game of Doors is played in, drawn up for one scenario. */
export interface House {
  /** One of so many keys, from 0, is dealt in secret. */
  readonly keys: number;
  /** Who sees the key. */
  readonly holders: readonly Seat[];
  /** The game begins in the hall. */
  readonly rooms: { readonly hall: Room; readonly [name: string]: Room };
}

export interface Room {
  /** Who may open a door here; whoever does so first takes all along. */
  readonly asks: readonly Seat[];
  readonly doors: Readonly<Record<string, Door>>;
  /** Every seat's chance to win from here, where the scenario says it. */
  readonly prospects?: readonly number[];
  /** So far in that the search looks no further. */
  readonly isFar?: boolean;
}

export interface Door {
  /** The room behind it, or else who wins outside, by key. */
  readonly to?: string;
  readonly wins?: readonly (readonly Seat[])[];
  /** Opens with this key only. */
  readonly needs?: number;
  /** How good it looks to the one who stands before it. */
  readonly promise?: number;
}
