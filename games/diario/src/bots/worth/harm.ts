import { STATES, type StateName } from '../../data/states.ts';
import type { View } from '../../kinds/view.ts';
import { asLevel, takesOut } from '../../rules/table/levels.ts';
import type { Person } from '../../state/state.ts';

/** What each level of a state weighs; the fourth is the person, and that of Fatigue a lost day. */
const HARM: Readonly<Record<StateName, readonly number[]>> = {
  wounds: [0, 3, 7, 13, 30],
  illness: [0, 4, 8.5, 14, 30],
  misery: [0, 0.8, 2.4, 7, 30],
  hunger: [0, 0.6, 2, 6, 30],
  fatigue: [0, 1.5, 3.5, 6.5, 10],
};

/** Without a starter nothing can be won (END-2): the others weigh less. */
const NEWCOMER = 0.6;

export function weightOf(view: View, { id }: Person): number {
  return view.starters.includes(id) ? 1 : NEWCOMER;
}

export function harmAt(state: StateName, level: number): number {
  return HARM[state][asLevel(level)] ?? 0;
}

/** How much worse off a person is when a state moves; below zero if better off. */
export function harmOf(view: View, person: Person, state: StateName, by: number): number {
  const level = person.levels[state];
  return weightOf(view, person) * (harmAt(state, level + by) - harmAt(state, level));
}

/** All that weighs on a person. */
export function burdenOf({ levels }: Person): number {
  let burden = 0;
  for (const state of STATES) burden += harmAt(state, levels[state]);
  return burden;
}

/** What it costs when these wounds are dealt out one by one to the person who bears the next one best. */
export function harmOfWounds(view: View, people: readonly Person[], wounds: number): number {
  const levels = people.map((person) => person.levels.wounds);
  const weights = people.map((person) => weightOf(view, person));
  let harm = 0;
  for (let left = wounds; left > 0; left--) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < levels.length; index++) {
      const level = levels[index] ?? 0;
      if (takesOut('wounds', level)) continue;
      const more = (weights[index] ?? 1) * (harmAt('wounds', level + 1) - harmAt('wounds', level));
      if (more >= least) continue;
      least = more;
      best = index;
    }
    if (best < 0) return harm;
    // The last wound may be a part of one: an average.
    harm += least * Math.min(1, left);
    levels[best] = (levels[best] ?? 0) + 1;
  }
  return harm;
}
