import type { Seat } from '@vigilia/kernel';
import type { Effect } from '../data/effect.ts';
import type { Line } from '../data/gears.ts';

/** Everything that can lie on the agenda, with its locals. */
export type Frame =
  | { readonly step: 'set-up' }
  | { readonly step: 'hour' }
  | { readonly step: 'event' }
  | { readonly step: 'auction' }
  | { readonly step: 'open-auction' }
  | { readonly step: 'bidding'; readonly after: Seat }
  | { readonly step: 'raise'; readonly seat: Seat }
  | { readonly step: 'clues' }
  | { readonly step: 'place-clue'; readonly seat: Seat }
  | { readonly step: 'turns' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'choose' }
  /** How many uses are left; missing before the first. */
  | { readonly step: 'abilities'; readonly left?: number }
  | { readonly step: 'ability' }
  | { readonly step: 'gears' }
  | { readonly step: 'move' }
  | { readonly step: 'action' }
  | { readonly step: 'spend' }
  | { readonly step: 'return-tile' }
  | { readonly step: 'end-turn' }
  | { readonly step: 'close-turn' }
  | { readonly step: 'location' }
  | { readonly step: 'place-location'; readonly seat: Seat }
  | { readonly step: 'place-organ'; readonly seat: Seat }
  | { readonly step: 'end-hour' }
  | { readonly step: 'discard'; readonly seat: Seat }
  | { readonly step: 'clock' }
  | { readonly step: 'effect'; readonly effect: Effect }
  | EffectFrame;

/** What effects leave on the agenda while they ask. */
export type EffectFrame =
  | { readonly step: 'investigate'; readonly cards: number }
  | { readonly step: 'free-walk'; readonly steps: number }
  | { readonly step: 'ride'; readonly lines: readonly Line[] }
  | { readonly step: 'block' }
  | { readonly step: 'clue-on-place' }
  | { readonly step: 'move-clue' }
  | { readonly step: 'regain' }
  | { readonly step: 'send' }
  | { readonly step: 'swap' }
  | { readonly step: 'act' }
  | { readonly step: 'copy'; readonly cost: number };
