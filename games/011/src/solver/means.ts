import type { Source } from '../choices.ts';
import type { Square } from '../city.ts';
import type { Power } from '../data/cards.ts';
import type { Character } from '../data/characters.ts';
import type { Effect } from '../data/effect.ts';
import type { Frame } from '../frames.ts';
import type { Role, Table } from '../state.ts';

/** Everything that decides whether a declared turn can be won whatever chance brings, and how. */
export interface Means {
  readonly as: Role;
  readonly chosen: Character;
  /** Who is chosen for the turn: the Chosen One for a Hero, the Possessed for Fenrir (WIN-4). */
  readonly walker: Character;
  readonly characters: Readonly<Record<Character, Square>>;
  readonly organ: Square | null;
  /** Clues on the map. */
  readonly clues: readonly Square[];
  readonly time: number;
  readonly music: number;
  /** Clues in hand. */
  readonly cluesHeld: number;
  readonly powers: readonly Power[];
  readonly spent: readonly Power[];
  /** Tiles in hand as far as they are known. */
  readonly tiles: readonly string[];
  /** How many tiles are in hand, known or not. */
  readonly tilesHeld: number;
  readonly stack: number;
  readonly gears: Table['gears'];
  readonly event: Table['event'];
  /** What the Event brings once the Character is chosen, by position and by Character (EVT-2). */
  readonly effects: readonly Effect[];
  /** What of the turn is still to happen, the next last: a lone `choose` before it begins. */
  readonly agenda: readonly Frame[];
  readonly uses: number;
  readonly teeth: number;
  readonly walked: number;
  readonly rode: boolean;
  readonly playedCard: boolean;
  readonly playedTile: boolean;
  /** Where a look is possible, and at how many cards. */
  readonly sources: readonly { readonly source: Source; readonly cards: number }[];
  /** Who may be blocked (EVT-H). */
  readonly blockable: readonly Character[];
}
