import { type Character, type Line, PLACE_SQUARES, type Square } from '@vigilia/game-011';
import type { Choice, View } from '../../eleven.ts';

/** One stretch of a way over the map. */
export interface Leg {
  readonly how: 'walk' | 'ride' | 'sent' | 'clue';
  readonly from: Square;
  readonly to: Square;
  /** What it is ridden on. */
  readonly line: Line | null;
}

/** What the draft would do on the map. */
export interface Journey {
  readonly legs: readonly Leg[];
  /** Where Characters would stand who now stand elsewhere. */
  readonly ends: ReadonlyMap<Character, Square>;
  readonly clue: Square | null;
  readonly organ: Square | null;
}

/** The way the draft describes, from where everybody stands. */
export function journeyOf(view: View, plan: readonly Choice[]): Journey {
  const legs: Leg[] = [];
  const ends = new Map<Character, Square>();
  let clue: Square | null = null;
  let organ: Square | null = null;
  const squareOf = (character: Character) => ends.get(character) ?? view.characters[character];
  const bring = (character: Character, to: Square, how: Leg['how'], line: Line | null = null) => {
    legs.push({ how, from: squareOf(character), to, line });
    ends.set(character, to);
  };
  for (const choice of plan) {
    const mover = view.turn?.character ?? null;
    if (choice.verb === 'walk' && mover !== null) bring(mover, choice.square, 'walk');
    else if (choice.verb === 'ride' && mover !== null) bring(mover, choice.square, 'ride', choice.line);
    else if (choice.verb === 'send') bring(choice.character, PLACE_SQUARES[choice.place], 'sent');
    else if (choice.verb === 'swap') {
      const [one, other] = [squareOf(choice.character), squareOf(choice.other)];
      bring(choice.character, other, 'sent');
      bring(choice.other, one, 'sent');
    } else if (choice.verb === 'move') {
      legs.push({ how: 'clue', from: choice.from, to: choice.to, line: null });
      clue = choice.to;
    } else if (choice.verb === 'clue') clue = choice.square;
    else if (choice.verb === 'organ') organ = choice.square;
  }
  return { legs, ends, clue, organ };
}
