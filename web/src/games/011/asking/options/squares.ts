import { CHARACTERS, type Character, distance, type Square } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../../eleven.ts';
import type { Group, Option } from './option.tsx';
import { squareOption } from './square.ts';

interface Near {
  readonly choice: Choice;
  readonly square: Square;
  readonly character: Character;
  readonly steps: number;
}

/** More than this are told apart by whom they are near to. */
const MOST_TOGETHER = 9;

/** Squares, the nearest to a Character first; where there are many, under the Character they are nearest to. */
export function near({ view }: Asked, choices: readonly Choice[]): Group[] {
  const found = choices
    .flatMap((choice) => ('square' in choice ? [nearest(view, choice, choice.square)] : []))
    .toSorted((one, other) => one.steps - other.steps);
  if (found.length <= MOST_TOGETHER)
    return [
      {
        heading: null,
        isDense: true,
        options: found.map((each) => ({ ...optionOf(each), ...pictured(each) })),
      },
    ];
  return CHARACTERS.flatMap((character) => {
    const around = found.filter((each) => each.character === character);
    if (around.length === 0) return [];
    const picture = { emblem: character };
    return {
      heading: text('asking.near', { character }),
      picture,
      isDense: true,
      options: around.map(optionOf),
    };
  });
}

function optionOf({ choice, square, steps }: Near): Option {
  const option = squareOption(square, [choice]);
  return { ...option, notes: [{ icon: 'walk', text: text('asking.steps', { steps }) }, ...option.notes] };
}

function pictured({ character }: Near): Pick<Option, 'picture'> {
  return { picture: { emblem: character } };
}

function nearest({ characters }: View, choice: Choice, square: Square): Near {
  const steps = (character: Character) => distance(square, characters[character]);
  const [character] = CHARACTERS.toSorted((one, other) => steps(one) - steps(other)) as [Character];
  return { choice, square, character, steps: steps(character) };
}
