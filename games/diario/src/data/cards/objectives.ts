import type { Goods } from '../goods.ts';
import type { Effect } from '../language/effect.ts';
import type { StateName } from '../states.ts';

/** An Objective (MORN-2): what has to be paid, what that earns, and what it costs to fail. */
export interface Objective {
  /** For which Chapter; the Final Objective is met by being alive (END-2). */
  readonly chapter: 1 | 2 | 'final';
  readonly cost: Goods;
  readonly reward: readonly Effect[];
  readonly penalty: readonly Effect[];
}

export const OBJECTIVE_IDS = [
  'a-warm-corner',
  'the-neighbour-upstairs',
  'soup-for-the-stairwell',
  'the-yard-pump',
  'a-ward-in-the-cellar',
  'the-street-watch',
  'a-place-on-the-lorry',
  'to-be-alive',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

const everyoneMisery = (by: number): Effect => ({ kind: 'change', state: 'misery', by, who: 'everyone' });

const one = (state: StateName, by: number): Effect => ({ kind: 'change', state, by, who: 'one' });

export const OBJECTIVES: Readonly<Record<ObjectiveId, Objective>> = {
  'a-warm-corner': {
    chapter: 1,
    cost: { wood: 5, components: 3 },
    reward: [{ kind: 'cold', by: -3 }, one('misery', -1)],
    penalty: [{ kind: 'cold', by: 2 }],
  },
  'the-neighbour-upstairs': {
    chapter: 1,
    cost: { wood: 3, components: 2, bandage: 1 },
    reward: [everyoneMisery(-1), { kind: 'gain', goods: { book: 1, coffee: 1 } }],
    penalty: [everyoneMisery(1)],
  },
  'soup-for-the-stairwell': {
    chapter: 1,
    cost: { vegetable: 2, water: 2, wood: 2 },
    reward: [everyoneMisery(-1), { kind: 'gain', goods: { herb: 1 } }],
    penalty: [one('misery', 1), one('misery', 1)],
  },
  'the-yard-pump': {
    chapter: 1,
    cost: { components: 5, 'mechanical-part': 1 },
    reward: [{ kind: 'gain', goods: { water: 4, filter: 1 } }],
    penalty: [{ kind: 'lose', goods: { water: 2 } }, one('illness', 1)],
  },
  'a-ward-in-the-cellar': {
    chapter: 2,
    cost: { meds: 1, water: 3, wood: 3 },
    reward: [everyoneMisery(-1), one('wounds', -1), one('illness', -1)],
    penalty: [everyoneMisery(1)],
  },
  'the-street-watch': {
    chapter: 2,
    cost: { components: 4, wood: 4, ammo: 2 },
    reward: [
      { kind: 'tonight', damage: -4, wounds: -2 },
      { kind: 'gain', goods: { 'canned-food': 1 } },
    ],
    penalty: [{ kind: 'tonight', damage: 3, wounds: 1 }],
  },
  'a-place-on-the-lorry': {
    chapter: 2,
    cost: { cigarette: 2, moonshine: 1, jewelry: 1 },
    reward: [{ kind: 'gain', goods: { 'canned-food': 2, meds: 1 } }, one('misery', -1)],
    penalty: [everyoneMisery(1)],
  },
  'to-be-alive': { chapter: 'final', cost: {}, reward: [], penalty: [] },
};
