import type { Draw } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import type { Character } from '../../data/characters.ts';
import { suspects } from '../../knowledge/sheet.ts';
import { canWrite } from '../../rules/treasury.ts';
import type { View } from '../../view.ts';
import { goalOf, selfOf, teethToWin, walkerOf } from '../goal.ts';

/** Once in this number of times an apprentice remembers what the turn is for. */
const SELDOM = 6;

/** Declares only when the Chosen One is certain and this turn's walk can be paid. */
export function declaration(view: View, choices: readonly Choice[]): Choice | undefined {
  const goal = goalOf(view);
  if (goal === null || teethToWin(view, goal) === null) return undefined;
  return choices.find((choice) => choice.verb === 'declare' && choice.character === goal.chosen);
}

/**
 * The Character that must be brought to the goal, once all else is done; else one of the three most wanted Characters that are
 * left; any other rather than a rash declaration.
 */
export function favourite(view: View, choices: readonly Choice[], draw: Draw): Choice | undefined {
  const walker = walkerOf(view);
  const wantedMost = choices.find((choice) => choice.verb === 'choose' && choice.character === walker);
  if (wantedMost !== undefined && draw(SELDOM) === 0) return wantedMost;
  const wanted: Character[] = ['vikstrom', 'lilja', 'vidal'];
  if (canWrite(selfOf(view))) wanted.unshift('johnsson');
  if (suspects(view).length > 1) wanted.unshift('lewis');
  const left = choices.flatMap((choice) => (choice.verb === 'choose' ? [choice] : []));
  const liked = wanted.flatMap((character) => left.filter((choice) => choice.character === character));
  const among = liked.length > 0 ? liked.slice(0, 3) : left;
  return among[draw(among.length)];
}
