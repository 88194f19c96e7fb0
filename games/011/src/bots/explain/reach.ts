import type { Character } from '../../data/characters.ts';
import { neighboursOf, type Square } from '../../data/city.ts';
import { stepsFrom } from '../../rules/streets.ts';
import type { View } from '../../table/view.ts';

/** Steps from a square to the nearest Clue beyond it, past Characters in the way; null if none can be reached. */
export function stepsToClue(view: View, character: Character, from: Square): number | null {
  const found = new Map([[from, 0]]);
  for (const [square, steps] of found) {
    if (square !== from && view.clues.includes(square)) return steps;
    for (const next of stepsFrom(view, character, square)) {
      if (!found.has(next)) found.set(next, steps + 1);
    }
  }
  return null;
}

export function isClueBeside({ clues }: View, square: Square): boolean {
  return neighboursOf(square).some((next) => clues.includes(next));
}
