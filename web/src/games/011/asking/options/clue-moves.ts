import { text } from '@vigilia/kernel';
import { type Asked, type Choice, isVerb } from '../../eleven.ts';
import { standing } from '../../ways/walks.ts';
import type { Group } from './option.tsx';
import { squareOption } from './square.ts';

/** Where each Clue on the map may go. */
export function clueMoves({ view }: Asked, choices: readonly Choice[]): Group[] {
  const moves = choices.filter(isVerb('move'));
  const own = standing(view);
  return [...new Set(moves.map(({ from }) => from))].map((from) => ({
    heading: text('asking.clue-on', { square: from }),
    picture: { icon: 'clue' },
    isDense: true,
    options: moves
      .filter((move) => move.from === from)
      .map((move) => {
        const option = squareOption(move.to, [move]);
        if (move.to !== own) return option;
        return {
          ...option,
          notes: [{ icon: 'clue', text: text('asking.collects', { count: 1 }) }, ...option.notes],
        };
      }),
  }));
}
