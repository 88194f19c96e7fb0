import type { StateName } from '../../data/states.ts';

/** What a voice minds, against the planner's own balance, in which everything weighs 1. */
export interface Temper {
  readonly harm: Readonly<Record<StateName, number>>;
  /** Of a person who died or left. */
  readonly death: number;
  /** Goods that were there before, and goods that are new. */
  readonly kept: number;
  readonly gained: number;
  /** What has been built. */
  readonly house: number;
  readonly objective: number;
  /** A story that is read, whatever comes of it. */
  readonly story: number;
  /** Which nights count: the worst half of them, the best half, or all. */
  readonly minds: 'worst' | 'best' | 'all';
  /** What is said first of what came of it. */
  readonly says: readonly Remark[];
  /** How much better something has to look than what the planner does. */
  readonly doubt: number;
}

/** What can be counted over imagined nights. */
export type Remark = 'lost' | 'unhurt' | 'goods' | 'misery' | 'stories' | 'ahead';

export const CAUTIOUS: Temper = {
  harm: { wounds: 1.6, illness: 1.6, misery: 1.1, hunger: 1.4, fatigue: 1.1 },
  death: 2,
  kept: 1.2,
  gained: 0.9,
  house: 1.5,
  objective: 1,
  story: 0,
  minds: 'worst',
  says: ['lost', 'unhurt', 'ahead', 'goods', 'misery'],
  doubt: 1.2,
};

export const HOPEFUL: Temper = {
  harm: { wounds: 0.8, illness: 0.8, misery: 1.8, hunger: 0.9, fatigue: 0.7 },
  death: 0.9,
  kept: 0.8,
  gained: 1.5,
  house: 1,
  objective: 2,
  story: 1.5,
  minds: 'best',
  says: ['goods', 'stories', 'misery', 'ahead', 'unhurt'],
  doubt: 0.8,
};

export const PRACTICAL: Temper = {
  harm: { wounds: 1, illness: 1, misery: 1, hunger: 1, fatigue: 1 },
  death: 1,
  kept: 1,
  gained: 1,
  house: 1,
  objective: 1,
  story: 0,
  minds: 'all',
  says: ['ahead', 'goods', 'lost', 'unhurt', 'misery'],
  doubt: 2,
};
