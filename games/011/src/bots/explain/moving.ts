import type { Ask, Text } from '@vigilia/kernel';
import type { Square } from '../../data/city.ts';
import { freeStepsOf, stepsToPay } from '../../rules/move.ts';
import type { Choice } from '../../table/choices.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { facesAfter } from '../goal.ts';
import { endSquareTexts } from './end-square.ts';
import { goalText } from './goal.ts';
import { timeText } from './lacking.ts';
import { isClueBeside, stepsToClue } from './reach.ts';

/** Walks or rides to a square; a step is paid for unless it is free. */
export function enterTexts(mind: Mind, square: Square, { isPaid }: { readonly isPaid: boolean }): Text[] {
  const { view } = mind;
  const character = view.turn?.character;
  if (character == null) return [];
  const before = stepsToClue(view, character, view.characters[character]);
  const steps = stepsToClue(view, character, square);
  const isNearer = steps !== null && (before === null || steps < before);
  const isThere = view.clues.includes(square);
  return [
    ...(isThere ? [message('reason.collects')] : []),
    ...endSquareTexts(mind, character, square),
    ...(!isThere && isNearer ? [message('reason.clue-ahead', { steps })] : []),
    message(isPaid ? 'reason.walk-costs' : 'reason.costs-nothing'),
    ...(isPaid ? timeText(mind, 1) : []),
  ];
}

export function carriageTexts(mind: Mind): Text[] {
  const steps = freeStepsOf('carriage');
  return [...reachTexts(mind, steps), message('reason.ability-steps', { steps })];
}

/** Stays: what lies within the steps that are left, and what the action then does for who stands here. */
export function stopTexts(mind: Mind, { prompt }: Ask<Choice>): Text[] {
  const { view } = mind;
  const character = view.turn?.character;
  if (character == null) return [];
  const isPaid = prompt.key === 'prompt.move';
  const left = Number(prompt.vars.steps);
  const isFetched =
    isPaid && facesAfter(view, 0).action === 'move-clue' && isClueBeside(view, view.characters[character]);
  return [
    ...goalText(view),
    ...(isFetched ? [message('reason.clue-beside')] : []),
    ...reachTexts(mind, isPaid ? stepsToPay(mind.self, left) : left),
    message('reason.costs-nothing'),
  ];
}

function reachTexts({ view }: Mind, most: number): Text[] {
  const character = view.turn?.character;
  if (character == null || most <= 0) return [];
  const steps = stepsToClue(view, character, view.characters[character]);
  if (steps === null || steps > most) return [message('reason.no-clue-near', { steps: most })];
  return [message('reason.clue-in-reach', { character, steps })];
}
