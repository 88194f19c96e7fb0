import type { Text } from '@vigilia/kernel';
import type { Character } from '../../data/characters.ts';
import { hoursLeft } from '../../rules/hour.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { canWinNaming } from '../detective/winning.ts';
import { goalOf, teethToWin } from '../goal.ts';
import { rivalText } from './rival.ts';

/** Declares victory and names the Chosen One (WIN-2). */
export function declareTexts(mind: Mind, character: Character): Text[] {
  const { view, suspects } = mind;
  if (!suspects.includes(character)) return [message('reason.cannot-be', { character })];
  const isSure = canWinNaming(mind, character);
  if (isSure && suspects.length === 1) return [message('reason.certain-victory', { character })];
  return [
    ...(suspects.length > 1 ? [message('reason.gamble', { character, suspects: suspects.length })] : []),
    ...(isSure ? [] : [message('reason.no-sure-way', { character })]),
    ...(hoursLeft(view) === 0 ? [message('reason.last-hour')] : []),
    ...rivalText(view),
  ];
}

/** Whom to name if a plain turn wins as things stand. */
export function winText({ view, marks }: Mind): Text[] {
  const goal = goalOf(view);
  if (goal === null || marks > 0 || teethToWin(view, goal) === null) return [];
  return [message('reason.win-in-sight', { character: goal.chosen })];
}
