import type { Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import { NOTHING, type Outcome, outcomeOf, paid, together } from './outcome.ts';
import { isSo, questionOf, type World } from './world.ts';

/** An outcome and its share of 1. */
export interface Chance {
  readonly outcome: Outcome;
  readonly share: number;
}

const SIDES = 10;

/** What can come of an option in a world, its cost included. */
export function chancesOf({ cost = {}, effects }: Option, world: World): Chance[] {
  return after([{ outcome: paid(cost), share: 1 }], chancesIn(effects, world));
}

function chancesIn(effects: readonly Effect[], world: World): Chance[] {
  return effects.reduce<Chance[]>(
    (before, effect) => after(before, chancesFrom(effect, world)),
    [{ outcome: NOTHING, share: 1 }],
  );
}

function chancesFrom(effect: Effect, world: World): Chance[] {
  if (effect.kind === 'if')
    return chancesIn(isSo(effect.when, world) ? effect.effects : effect.otherwise, world);
  if (effect.kind !== 'test') return [{ outcome: outcomeOf(effect), share: 1 }];
  const { test } = effect;
  if (test.kind !== 'd10')
    return chancesIn(world.get(questionOf(test)) === true ? test.pass : test.fail, world);
  return test.rows.flatMap(({ upTo, effects }, index) => {
    const faces = upTo - (test.rows[index - 1]?.upTo ?? 0);
    return chancesIn(effects, world).map(({ outcome, share }) => ({
      outcome,
      share: (share * faces) / SIDES,
    }));
  });
}

function after(before: readonly Chance[], next: readonly Chance[]): Chance[] {
  return before.flatMap((one) =>
    next.map((other) => ({
      outcome: together(one.outcome, other.outcome),
      share: one.share * other.share,
    })),
  );
}
