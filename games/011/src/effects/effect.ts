import type { Line } from '../data/gears.ts';

/** The small language in which abilities, Events, Power cards and Item tiles say what they do. */
export type Effect =
  | { readonly kind: 'time' | 'music' | 'clue'; readonly amount: number }
  | { readonly kind: 'draw'; readonly tiles: number }
  | { readonly kind: 'investigate'; readonly cards: number }
  | { readonly kind: 'walk'; readonly steps: number }
  | { readonly kind: 'ride'; readonly lines: readonly Line[] }
  | { readonly kind: 'copy'; readonly cost: number }
  | {
      readonly kind: 'act' | 'block' | 'clue-on-place' | 'move-clue' | 'regain' | 'send' | 'swap' | 'twice';
    };

export type EffectKind = Effect['kind'];
