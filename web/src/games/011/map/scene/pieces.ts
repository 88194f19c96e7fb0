import { CHARACTERS, type Character, type Square } from '@vigilia/game-011';
import type { View } from '../../eleven.ts';
import type { Point } from '../../emblems/burin.ts';
import { centreOf } from '../measure.ts';

/** A Character on the map. */
export interface Piece {
  readonly character: Character;
  readonly at: Point;
  readonly isActing: boolean;
  readonly mark: 'used' | 'blocked' | null;
  /** Whether the draft has it stand elsewhere. */
  readonly isLeaving: boolean;
}

const APART = 19;

export function piecesOf(view: View, ends: ReadonlyMap<Character, Square>): readonly Piece[] {
  return CHARACTERS.map((character) => ({
    character,
    at: pointOf(view, character),
    isActing: view.turn?.character === character,
    mark: markOf(view, character),
    isLeaving: ends.has(character),
  }));
}

function markOf({ blocked, used, turn }: View, character: Character): Piece['mark'] {
  if (turn?.character === character) return null;
  if (blocked.includes(character)) return 'blocked';
  return used[character] === undefined ? null : 'used';
}

/** Those who share a square stand beside each other; so do a Character and the Organ (MOVE-9). */
function pointOf(view: View, character: Character): Point {
  const square = view.characters[character];
  const there = CHARACTERS.filter((other) => view.characters[other] === square);
  const { x, y } = centreOf(square);
  const aside = (there.indexOf(character) - (there.length - 1) / 2) * 2 * APART;
  return { x: x + aside, y: square === view.organ ? y + APART : y };
}
