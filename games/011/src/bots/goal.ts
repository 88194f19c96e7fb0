import type { Square } from '../city.ts';
import type { Character } from '../data/characters.ts';
import type { Action, Machine } from '../data/gears.ts';
import { suspects } from '../knowledge/sheet.ts';
import { actionShown, facesAfter as gearsAfter, stepsShown, TEETH } from '../rules/gears.ts';
import { machineRunning } from '../rules/move.ts';
import { canPay } from '../rules/treasury.ts';
import { goalWith, pagesMissing, roleToWin } from '../rules/victory.ts';
import type { PlayerView, View } from '../view.ts';
import { paidSteps } from './routes.ts';

/** What the gears would show after this number of teeth. */
export interface Faces {
  /** Null while all transport stands still. */
  readonly machine: Machine | null;
  readonly steps: number;
  readonly action: Action;
}

export function selfOf(view: View): PlayerView {
  return view.players[view.viewer ?? 0] as PlayerView;
}

export function facesAfter(view: View, teeth: number): Faces {
  const turned = { gears: gearsAfter(view, teeth), event: view.event };
  return {
    machine: machineRunning(turned),
    steps: stepsShown(turned),
    action: actionShown(turned),
  };
}

/** Who must be brought where to win, as far as this seat knows the Chosen One. */
export interface Goal {
  readonly chosen: Character;
  readonly walker: Character;
  readonly square: Square;
  /** Pages still to be written. */
  readonly pages: number;
}

export function goalOf(view: View): Goal | null {
  const [chosen, ...others] = suspects(view);
  if (chosen === undefined || others.length > 0 || view.own === null) return null;
  const role = roleToWin(view.own.role);
  const { walker, square } = goalWith(role, view.own.characters, chosen, view);
  return square === null ? null : { chosen, walker, square, pages: pagesMissing(role, selfOf(view).music) };
}

/** Who only has to be brought to the goal: all pages are written. */
export function walkerOf(view: View): Character | undefined {
  const goal = goalOf(view);
  return goal?.pages === 0 ? goal.walker : undefined;
}

/** The fewest teeth that bring the walker to the goal this turn, on foot and by the machine shown; null if none do. */
export function teethToWin(view: View, { walker, square, pages }: Goal): number | null {
  if (pages > 0) return null;
  for (const teeth of TEETH) {
    const { machine, steps } = facesAfter(view, teeth);
    const needed = paidSteps(machine, view.characters[walker], square);
    if (needed <= steps && canPay(selfOf(view), teeth + needed)) return teeth;
  }
  return null;
}
