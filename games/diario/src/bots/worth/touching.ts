import type { Effect } from '../../data/language/effect.ts';
import { WORST } from '../../data/states.ts';
import type { View } from '../../kinds/view.ts';
import { present } from '../../rules/table/people.ts';
import type { Scene } from '../../state/frames.ts';
import { mean } from '../lists.ts';
import { harmAt, harmOf, weightOf } from './harm.ts';

/** What a change of state costs those it touches; one to be named is the person who bears it best. */
export function harmOfChange(
  view: View,
  { state, by, who }: Extract<Effect, { kind: 'change' }>,
  where: Scene['where'],
): number {
  const people = who === 'everyone' ? view.people : present(view, where);
  const harms = people.map((person) => harmOf(view, person, state, by));
  if (harms.length === 0) return 0;
  if (who === 'one') return Math.min(...harms);
  if (who === 'actor') return mean(harms);
  return harms.reduce((sum, harm) => sum + harm, 0);
}

/** A person goes: the one missed least. */
export function harmOfLeaving(view: View, where: Scene['where']): number {
  const weights = present(view, where).map((person) => weightOf(view, person));
  return weights.length === 0 ? 0 : harmAt('misery', WORST) * Math.min(...weights);
}
