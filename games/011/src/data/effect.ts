import type { Line } from './gears.ts';

/** The small language in which abilities, Events, Power cards and Item tiles say what they do. */
export type Effect =
  /** So much is gained. */
  | { readonly kind: 'time'; readonly amount: number }
  | { readonly kind: 'music'; readonly amount: number }
  | { readonly kind: 'clue'; readonly amount: number }
  | { readonly kind: 'draw'; readonly tiles: number }
  /** The ability of this turn is used twice (EVT-5). */
  | { readonly kind: 'twice' }
  /** Cards of one source are looked at (ACT-1). */
  | { readonly kind: 'investigate'; readonly cards: number }
  /** A free walk, in one go (ABIL-4). */
  | { readonly kind: 'walk'; readonly steps: number }
  /** A free ride on one of these (CARD-2). */
  | { readonly kind: 'ride'; readonly lines: readonly Line[] }
  /** Another Character is blocked (EVT-H). */
  | { readonly kind: 'block' }
  /** A Clue comes onto an empty Mystic Place (TILE-4), or moves to a square beside it (ACT-4). */
  | { readonly kind: 'clue-on-place' }
  | { readonly kind: 'move-clue' }
  /** A Power card comes back to the hand (EVT-J). */
  | { readonly kind: 'regain' }
  /** Any Character is put on an empty Mystic Place (TILE-11), or changes places with another (TILE-12). */
  | { readonly kind: 'send' }
  | { readonly kind: 'swap' }
  /** One of the gear actions, free and unboosted (ABIL-1). */
  | { readonly kind: 'act' }
  /** Another's ability is paid for and used (ABIL-2). */
  | { readonly kind: 'copy'; readonly cost: number };

export type EffectKind = Effect['kind'];

export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;
