import {
  CHARACTERS,
  type Character,
  distance,
  isMoverAt,
  type Line,
  PLACE_SQUARES,
  PLACES,
  type Square,
  STATIONS,
} from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import { type Asked, type Choice, isVerb, type View } from '../../eleven.ts';
import type { Group, Note, Option } from './option.tsx';

const LINES = Object.keys(STATIONS) as Line[];

/** An option that is a square: its name says enough under the heading it stands under. */
export function squareOption(square: Square, choices: readonly Choice[]): Option {
  return { choices, label: text('asking.square', { square }), notes: sightsAt(square) };
}

/** What makes a square one to remember. */
function sightsAt(square: Square): Note[] {
  const place = PLACES.find((each) => PLACE_SQUARES[each] === square);
  if (place !== undefined) return [{ icon: place, text: message(`place.${place}`) }];
  const line = LINES.find((each) => STATIONS[each].includes(square));
  return line === undefined ? [] : [{ icon: line, text: message(`machine.${line}`) }];
}

interface Near {
  readonly choice: Choice;
  readonly square: Square;
  readonly character: Character;
  readonly steps: number;
}

/** More than this are told apart by whom they are near to. */
const MOST_TOGETHER = 9;

/** Squares, the nearest to a Character first; when there are many, under the Character they are nearest to. */
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

/** Where each Clue on the map may go. */
export function clueMoves({ view }: Asked, choices: readonly Choice[]): Group[] {
  const moves = choices.filter(isVerb('move'));
  return [...new Set(moves.map(({ from }) => from))].map((from) => ({
    heading: text('asking.clue-on', { square: from }),
    picture: { icon: 'clue' },
    isDense: true,
    options: moves
      .filter((move) => move.from === from)
      .map((move) => {
        const option = squareOption(move.to, [move]);
        if (!isMoverAt(view, move.to)) return option;
        return {
          ...option,
          notes: [{ icon: 'clue', text: text('asking.collects', { count: 1 }) }, ...option.notes],
        };
      }),
  }));
}
