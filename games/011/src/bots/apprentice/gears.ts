import type { Choice } from '../../choices.ts';
import type { Action } from '../../data/gears.ts';
import { suspects } from '../../knowledge/sheet.ts';
import { canWrite, musicGained } from '../../rules/treasury.ts';
import type { View } from '../../view.ts';
import { facesAfter, goalOf, selfOf, teethToWin } from '../goal.ts';

/** The turn that wins once victory is declared; else the action needed most for the Time it costs. */
export function bestTurn(view: View, choices: readonly Choice[]): Choice | undefined {
  const goal = view.turn?.declared ? goalOf(view) : null;
  const winning = goal === null ? null : teethToWin(view, goal);
  if (winning !== null) return choices.find((choice) => choice.verb === 'turn' && choice.teeth === winning);
  return best(choices, (choice) =>
    choice.verb === 'turn' ? needOf(view, facesAfter(view, choice.teeth).action) - choice.teeth : -Infinity,
  );
}

export function bestAction(view: View, choices: readonly Choice[]): Choice | undefined {
  return best(choices, (choice) => (choice.verb === 'act' ? needOf(view, choice.action) : -Infinity));
}

function best(choices: readonly Choice[], value: (choice: Choice) => number): Choice | undefined {
  return choices.toSorted((one, other) => value(other) - value(one))[0];
}

function needOf(view: View, action: Action): number {
  const self = selfOf(view);
  switch (action) {
    case 'compose':
      return canWrite(self) ? 2 + musicGained(self, self.clues) : 0;
    case 'investigate':
      return suspects(view).length > 1 ? 3 : 0;
    case 'research':
      return 2;
    case 'move-clue':
      return 1;
  }
}
