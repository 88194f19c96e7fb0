import type { Test } from '../../data/language/effect.ts';
import type { View } from '../../kinds/view.ts';
import { testersIn } from '../../knowledge/scene.ts';
import { chanceToPass } from '../../knowledge/test-chance.ts';
import { present } from '../../rules/table/people.ts';
import type { Scene } from '../../state/frames.ts';

/** The chance of the person who takes it: who plays the part that it names, or who is best at it of those present. */
export function bestChance(view: View, test: Exclude<Test, { kind: 'd10' }>, where: Scene['where']): number {
  const { by } = test;
  const people = by === undefined ? present(view, where) : testersIn(view, where, by);
  const need = test.kind === 'empathy' ? 0 : test.need;
  return Math.max(0, ...people.map(({ id }) => chanceToPass(id, need)));
}
