import type { Text } from '@vigilia/kernel';
import type { Character } from '../../data/characters.ts';
import type { Square } from '../../data/city.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { distance } from '../routes.ts';
import { rivalText } from './rival.ts';

/** What it means for who wins that a Character comes to stand on a square; nothing, mostly. */
export function endSquareTexts(mind: Mind, character: Character, square: Square): Text[] {
  return mind.isFenrir ? huntTexts(mind, character, square) : organTexts(mind, character, square);
}

/** A Hero brings the Chosen One to the Organ (WIN-4), and so do the others. */
function organTexts({ view, suspects }: Mind, character: Character, square: Square): Text[] {
  const { organ } = view;
  if (organ === null || !suspects.includes(character)) return [];
  const steps = distance(square, organ);
  const before = distance(view.characters[character], organ);
  if (steps === before) return [];
  return steps < before
    ? [message('reason.organ-near', { character, steps })]
    : [message('reason.organ-far', { character, steps }), ...rivalText(view)];
}

/** Fenrir brings the Possessed to the Chosen One (WIN-4). */
function huntTexts({ view, suspects }: Mind, character: Character, square: Square): Text[] {
  const possessed = view.own?.characters[0];
  const [chosen, ...others] = suspects;
  if (possessed === undefined || chosen === undefined || others.length > 0) return [];
  if (character !== possessed && character !== chosen) return [];
  const other = character === possessed ? chosen : possessed;
  const steps = distance(square, view.characters[other]);
  const before = distance(view.characters[character], view.characters[other]);
  if (steps === before) return [];
  return [message(steps < before ? 'reason.prey-near' : 'reason.prey-far', { character, other, steps })];
}
