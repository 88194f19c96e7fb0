import type { Condition } from '../../games/diario/src/data/language/effect.ts';
import type { Story } from '../../games/diario/src/data/language/story.ts';
import { effectsIn, optionsIn } from './within.ts';

/** Every condition of a story: its own, those of its options and of its branches, and those inside others. */
export function conditionsIn(story: Pick<Story, 'when' | 'effects' | 'options'>): Condition[] {
  const branches = effectsIn(story).flatMap((effect) => (effect.kind === 'if' ? [effect.when] : []));
  return [story.when, ...optionsIn(story).map(({ when }) => when), ...branches].flatMap((when) =>
    when === undefined ? [] : partsOfCondition(when),
  );
}

/** A condition and those inside it. */
export function partsOfCondition(condition: Condition): Condition[] {
  if (condition.kind === 'not') return [condition, ...partsOfCondition(condition.condition)];
  if (condition.kind === 'all') return [condition, ...condition.conditions.flatMap(partsOfCondition)];
  return [condition];
}
