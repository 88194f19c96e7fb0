import { answer, resume } from '../engine/answer.ts';
import type { Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { mustBeSame } from './differ.ts';

/** Nothing that looks at a moment or answers it changes it: undo, search and replay all keep old moments. */
export function pure<K extends Kinds>({ game, chanceOf }: Table<K>): Check<K> {
  return {
    name: 'pure: an answer leaves the moment it was given as it was',
    sampled({ before, seat, choice, text }) {
      // A frozen copy, so that a fork that shares a part is caught at the line that writes to it.
      const moment = frozen(resume(game, JSON.parse(text) as K['state']));
      const { state } = moment;
      attempt('answer', () => answer(game, moment, seat, choice));
      attempt('view', () => game.view(state, seat));
      attempt('imagine', () => game.imagine(state, seat, chanceOf('pure')));
      attempt('outcome', () => game.outcome(state));
      mustBeSame('the states before and after answering', text, JSON.stringify(before.moment.state));
    },
  };
}

function attempt(what: string, action: () => unknown): void {
  try {
    action();
  } catch (error) {
    throw new Error(`${what} wrote to the moment it was given: ${String(error)}`, { cause: error });
  }
}

/** Freezes a value and all it holds: whatever writes to it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}
