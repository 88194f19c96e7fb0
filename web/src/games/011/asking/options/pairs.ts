import { CHARACTERS, PLACES } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { Asked, Choice } from '../../eleven.ts';
import { notesOf } from '../notes.ts';
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

/** A Location tile and the slot it goes into. */
export function placements(asked: Asked, choices: readonly Choice[]): Group[] {
  return PLACES.flatMap((place) => {
    const options = choices.flatMap((choice): Option[] =>
      choice.verb === 'place' && choice.place === place
        ? [
            {
              choices: [choice],
              label: message(`direction.${choice.direction}`),
              notes: notesOf(asked, [choice]).filter(({ icon }) => icon === 'organ'),
            },
          ]
        : [],
    );
    if (options.length === 0) return [];
    return { heading: message(`place.${place}`), picture: { icon: place }, isDense: true, options };
  });
}
