import { CHARACTERS, type Character, neighboursOf, type Square } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../asked.ts';
import type { Group } from './option.ts';
import { squareOption } from './square.ts';

interface Near {
  readonly choice: Choice;
  readonly square: Square;
  readonly character: Character;
  readonly steps: number;
}

/** Squares under the Character they are nearest to, the nearest first. */
export function near({ view }: Asked, choices: readonly Choice[]): Group[] {
  const found = choices.flatMap((choice) =>
    'square' in choice ? [nearest(view, choice, choice.square)] : [],
  );
  return CHARACTERS.flatMap((character) => {
    const around = found
      .filter((each) => each.character === character)
      .toSorted((one, other) => one.steps - other.steps);
    if (around.length === 0) return [];
    return {
      heading: text('asking.near', { character }),
      picture: { emblem: character },
      isDense: true,
      options: around.map(({ choice, square, steps }) => {
        const option = squareOption(square, [choice]);
        return {
          ...option,
          notes: [{ icon: 'walk', text: text('asking.steps', { steps }) }, ...option.notes],
        };
      }),
    };
  });
}

function nearest({ characters }: View, choice: Choice, square: Square): Near {
  const seen = new Set([square]);
  let edge = [square];
  for (let steps = 0; edge.length > 0; steps++) {
    const character = CHARACTERS.find((each) => edge.includes(characters[each]));
    if (character !== undefined) return { choice, square, character, steps };
    edge = edge.flatMap((each) => neighboursOf(each)).filter((next) => !seen.has(next) && seen.add(next));
  }
  throw new Error('every square of the city can be walked to');
}
