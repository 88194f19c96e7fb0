import type { Effect } from './effect.ts';

/** Every effect of a list, those inside others included. */
export function effectsWithin(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [effect, ...effectsWithin(branchesOf(effect).flat())]);
}

/** The lists of effects an effect may lead to. */
export function branchesOf(effect: Effect): (readonly Effect[])[] {
  if (effect.kind === 'if') return [effect.effects, effect.otherwise];
  if (effect.kind === 'choose') return effect.options.map(({ effects }) => effects);
  if (effect.kind !== 'test') return [];
  const { test } = effect;
  return test.kind === 'd10' ? test.rows.map(({ effects }) => effects) : [test.pass, test.fail];
}
