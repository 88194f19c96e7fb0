import type { Choice } from '../choices.ts';
import type { Character } from '../data/characters.ts';
import { suspects } from '../knowledge/sheet.ts';
import type { View } from '../view.ts';
import { goalOf, selfOf, teethToWin } from './goal.ts';

/** Declares only when the Chosen One is certain and this turn's walk can be paid. */
export function declaration(view: View, choices: readonly Choice[]): Choice | undefined {
  const goal = goalOf(view);
  if (goal === null || teethToWin(view, goal) === null) return undefined;
  return choices.find((choice) => choice.verb === 'declare' && choice.character === goal.chosen);
}

/** One of the three most wanted Characters that are left. */
export function favourite(
  view: View,
  choices: readonly Choice[],
  draw: (sides: number) => number,
): Choice | undefined {
  const wanted: Character[] = ['vikstrom', 'lilja', 'vidal'];
  if (selfOf(view).music < 15) wanted.unshift('johnsson');
  if (suspects(view).length > 1) wanted.unshift('lewis');
  const left = wanted
    .filter((character) => choices.some((each) => each.verb === 'choose' && each.character === character))
    .slice(0, 3);
  const character = left[draw(Math.max(1, left.length))];
  return character === undefined ? undefined : { verb: 'choose', character };
}
