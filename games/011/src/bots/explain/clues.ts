import type { Text } from '@vigilia/kernel';
import { CHARACTERS, type Character } from '../../data/characters.ts';
import { neighboursOf, type Square } from '../../data/city.ts';
import { isMoverAt } from '../../rules/streets.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { roughPlans } from '../detective/plan.ts';
import { distance } from '../routes.ts';

const NEAR = 3;

/** Puts a Clue on a square: who is near it. */
export function clueTexts(mind: Mind, square: Square): Text[] {
  const { characters } = mind.view;
  const finder = finderOf(mind, square);
  const beside = neighboursOf(square);
  const others = CHARACTERS.filter((other) => other !== finder && beside.includes(characters[other]));
  return [
    message('reason.clue-near', { character: finder, steps: distance(characters[finder], square) }),
    ...(others.length > 0 ? [message('reason.others-near', { count: others.length })] : []),
  ];
}

/** Moves a Clue; on the own Character's square it is collected (ACT-4). */
export function moveTexts(mind: Mind, to: Square): Text[] {
  return isMoverAt(mind.view, to) ? [message('reason.collects')] : clueTexts(mind, to);
}

/** The Character of this turn, or the one the bot would choose; the nearest one if those are far away. */
function finderOf(mind: Mind, square: Square): Character {
  const { characters, turn } = mind.view;
  const steps = (character: Character) => distance(characters[character], square);
  const wanted = turn?.character ?? roughPlans(mind)[0]?.character;
  if (wanted !== undefined && steps(wanted) <= NEAR) return wanted;
  return CHARACTERS.reduce((nearest, other) => (steps(other) < steps(nearest) ? other : nearest));
}
