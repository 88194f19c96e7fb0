import type { Character } from '../data/characters.ts';
import type { Action, Machine } from '../data/gears.ts';
import type { Source } from '../table/choices.ts';
import type { PlayerView, View } from '../table/view.ts';
import type { KeyIn } from '../texts/message.ts';

export type Prompt = KeyIn<'prompt'>;

/** What a choice changes, as far as the chooser can know it. */
export interface Foreseen {
  /** What will be so until the next question, whatever lies hidden. A field is missing if that cannot be said. */
  readonly certain: Certain;
  /** What will happen too, but no player knows how it turns out. */
  readonly uncertain: readonly Uncertain[];
  /**
   * The prompt of what the chooser is asked next, if nothing is drawn or shown before it and no other seat is asked:
   * up to there the choices can be taken back freely. Null if that is not so, or cannot be said.
   */
  readonly next: Prompt | null;
}

export type Certain = Partial<
  Pick<
    View,
    | 'hour'
    | 'phase'
    | 'order'
    | 'auction'
    | 'turn'
    | 'gears'
    | 'characters'
    | 'clues'
    | 'organ'
    | 'slots'
    | 'used'
    | 'blocked'
    | 'over'
  > & { readonly machine: Machine; readonly steps: number; readonly action: Action }
> & {
  /** The chooser's own numbers and cards. */
  readonly own: Partial<Pick<PlayerView, 'time' | 'music' | 'clues' | 'tiles' | 'powers' | 'spent' | 'out'>>;
};

export type Uncertain =
  | { readonly kind: 'draws'; readonly tiles: number }
  | { readonly kind: 'looks'; readonly source: Source; readonly cards: number }
  /** Whether this is the Chosen One. */
  | { readonly kind: 'declares'; readonly character: Character }
  /** A rival may still raise. */
  | { readonly kind: 'outbid' }
  | { readonly kind: 'event' }
  | { readonly kind: 'fenrir' };
