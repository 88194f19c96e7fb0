import { CHARACTERS } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { Asked, Choice } from '../../eleven.ts';
import type { Group, Option } from './option.tsx';

/** A Character and where it goes, or whom it swaps with. */
export function pairs(_asked: Asked, choices: readonly Choice[]): Group[] {
  return CHARACTERS.flatMap((character) => {
    const options = choices.flatMap((choice): Option[] => {
      if (choice.verb !== 'send' && choice.verb !== 'swap') return [];
      if (choice.character !== character) return [];
      return choice.verb === 'send'
        ? [
            {
              choices: [choice],
              label: message(`place.${choice.place}`),
              notes: [],
              picture: { icon: choice.place },
            },
          ]
        : [
            {
              choices: [choice],
              label: message(`character.${choice.other}`),
              notes: [],
              picture: { emblem: choice.other },
            },
          ];
    });
    if (options.length === 0) return [];
    return {
      heading: message(`character.${character}`),
      picture: { emblem: character },
      isDense: true,
      options,
    };
  });
}
