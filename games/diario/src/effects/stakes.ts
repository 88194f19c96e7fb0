import { STATES, type StateName } from '../data/states.ts';
import type { Effect, Option } from './effect.ts';
import { branchesOf } from './within.ts';

/** What may come of a decision, by name and without its how. */
export const STAKES = [
  ...STATES.map((state) => `${state}-up` as const),
  ...STATES.map((state) => `${state}-down` as const),
  'goods-gained',
  'goods-lost',
  'cold',
  'tonight',
  'noise',
  'time',
  'encounter',
  'search',
  'fight',
  'trade',
  'joins',
  'leaves',
  'ideas',
  'exchange',
  'story',
  'later',
  'test-empathy',
  'test-prowess',
  'test-d10',
] as const;
export type Stake = (typeof STAKES)[number];

/** What an option costs and brings for certain, and what else it may bring. */
export interface Stakes {
  readonly certain: readonly Stake[];
  readonly possible: readonly Stake[];
}

export function stakesOf({ effects }: Pick<Option, 'effects'>): Stakes {
  const certain = new Set<Stake>();
  const possible = new Set<Stake>();
  collect(effects, certain, possible);
  return { certain: [...certain], possible: [...possible].filter((stake) => !certain.has(stake)) };
}

function collect(effects: readonly Effect[], certain: Set<Stake>, possible: Set<Stake>): void {
  for (const effect of effects) {
    for (const stake of stakesIn(effect)) certain.add(stake);
    for (const branch of branchesOf(effect)) collect(branch, possible, possible);
  }
}

const BY_KIND: Readonly<Partial<Record<Effect['kind'], Stake>>> = {
  gain: 'goods-gained',
  lose: 'goods-lost',
  'lose-any': 'goods-lost',
  cold: 'cold',
  tonight: 'tonight',
  noise: 'noise',
  'noise-roll': 'noise',
  return: 'time',
  encounter: 'encounter',
  search: 'search',
  fight: 'fight',
  trade: 'trade',
  arrival: 'joins',
  leave: 'leaves',
  ideas: 'ideas',
  exchange: 'exchange',
  read: 'story',
  story: 'story',
  later: 'later',
};

function stakesIn(effect: Effect): Stake[] {
  if (effect.kind === 'change') return [changed(effect.state, effect.by)];
  if (effect.kind === 'test') return [`test-${effect.test.kind}`];
  const stake = BY_KIND[effect.kind];
  return stake === undefined ? [] : [stake];
}

function changed(state: StateName, by: number): Stake {
  return by > 0 ? `${state}-up` : `${state}-down`;
}
