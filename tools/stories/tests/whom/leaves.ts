import type { Effect } from '../../../../games/diario/src/data/language/effect.ts';

export type Touching = Extract<Effect, { kind: 'change' | 'leave' }>;

/** An effect on people, and what leads to it: of a list of effects, only what decides whom it touches. */
export interface Leaf {
  readonly effect: Touching;
  /** Leads to it whatever dice and conditions say. */
  readonly path: readonly Effect[];
  /** The same with its conditions, for the question whether it can happen. */
  readonly conditional: readonly Effect[];
  /** Whether an effect before it touches the actor too, who may be named there. */
  readonly isSecond: boolean;
}

/** Stands right before the leaf: what happens after it, the leaf did. No card has such a number. */
export const MARKER = { kind: 'tonight', damage: 99, wounds: 0 } as const;

/** Every effect on people within a list. */
export function leavesOf(effects: readonly Effect[]): Leaf[] {
  const namings: Effect[] = [];
  return effects.flatMap((effect) => {
    const before = [...namings];
    if (isTouching(effect) && effect.who === 'actor') namings.push(effect);
    return leavesIn(effect).map((leaf) => ({
      ...leaf,
      path: [...before, ...leaf.path],
      conditional: [...before, ...leaf.conditional],
      isSecond: leaf.isSecond || before.length > 0,
    }));
  });
}

function isTouching(effect: Effect): effect is Touching {
  return effect.kind === 'change' || effect.kind === 'leave';
}

function leavesIn(effect: Effect): Leaf[] {
  if (isTouching(effect))
    return [{ effect, path: [MARKER, effect], conditional: [MARKER, effect], isSecond: false }];
  if (effect.kind === 'if')
    return [
      ...within(effect.effects, bothWays(effect), (path) => ({ ...effect, effects: path, otherwise: [] })),
      ...within(effect.otherwise, bothWays(effect), (path) => ({ ...effect, effects: [], otherwise: path })),
    ];
  if (effect.kind === 'choose')
    return effect.options.flatMap(({ id, effects }) =>
      within(effects, (path) => ({ kind: 'choose', options: [{ id, effects: path }] })),
    );
  if (effect.kind !== 'test') return [];
  const { test } = effect;
  if (test.kind === 'd10')
    return test.rows.flatMap(({ effects }) =>
      within(effects, (path) => ({ kind: 'test', test: { ...test, rows: [{ upTo: 10, effects: path }] } })),
    );
  return [test.pass, test.fail].flatMap((branch) =>
    within(branch, (path) => ({ kind: 'test', test: { ...test, pass: path, fail: path } })),
  );
}

type Wrap = (path: readonly Effect[]) => Effect;

function bothWays(effect: Extract<Effect, { kind: 'if' }>): Wrap {
  return (path) => ({ ...effect, effects: path, otherwise: path });
}

function within(effects: readonly Effect[], wrapped: Wrap, conditionally: Wrap = wrapped): Leaf[] {
  return leavesOf(effects).map(({ path, conditional, ...leaf }) => ({
    ...leaf,
    path: [wrapped(path)],
    conditional: [conditionally(conditional)],
  }));
}
