import type { Text } from '@vigilia/kernel';
import type { Character } from '../../data/characters.ts';
import { PLACE_SQUARES } from '../../data/city.ts';
import type { Place } from '../../data/places.ts';
import { seatsAfter } from '../../table/players.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { endSquareTexts } from './end-square.ts';

/** Blocks a Character for the players who have yet to choose. */
export function blockTexts({ view, seat }: Mind, character: Character): Text[] {
  return [message('reason.blocks', { character, count: seatsAfter(view, seat).length })];
}

export function sendTexts(mind: Mind, character: Character, place: Place): Text[] {
  return endSquareTexts(mind, character, PLACE_SQUARES[place]);
}

export function swapTexts(mind: Mind, character: Character, other: Character): Text[] {
  const { characters } = mind.view;
  return [
    ...endSquareTexts(mind, character, characters[other]),
    ...endSquareTexts(mind, other, characters[character]),
  ];
}
