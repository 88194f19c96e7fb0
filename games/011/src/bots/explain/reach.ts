import { neighboursOf, type Square } from '../../city.ts';
import { CHARACTERS, type Character } from '../../data/characters.ts';
import type { View } from '../../view.ts';

/** Steps from a square to the nearest Clue beyond it, past Characters in the way; null where none can be reached. */
export function stepsToClue(view: View, character: Character, from: Square): number | null {
  const barred = barriers(view, character);
  const found = new Map([[from, 0]]);
  for (const [square, steps] of found) {
    if (square !== from && view.clues.includes(square)) return steps;
    for (const next of neighboursOf(square)) {
      if (!found.has(next) && !barred.has(next)) found.set(next, steps + 1);
    }
  }
  return null;
}

/** Squares this Character may not enter (MOVE-4). */
export function barriers({ characters, organ, turn }: View, character: Character): Set<Square> {
  if (turn?.declared != null) return new Set();
  const others = CHARACTERS.filter((other) => other !== character).map((other) => characters[other]);
  return new Set(organ === null ? others : [...others, organ]);
}

export function isClueBeside({ clues }: View, square: Square): boolean {
  return neighboursOf(square).some((next) => clues.includes(next));
}
