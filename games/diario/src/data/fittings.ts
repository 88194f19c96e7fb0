import type { Goods } from './goods.ts';
import type { Effect } from './language/effect.ts';
import type { StateName } from './states.ts';

/** One thing a built Fitting does for a person who uses it (DAY-10). */
export interface Recipe {
  /** A short verb: `cook`, `distil`. Unique within the Fitting. */
  readonly id: string;
  /** Paid from Storage, once for each time. */
  readonly cost: Goods;
  /** Goods for each time; they arrive after the round. */
  readonly gives: Goods;
  /** Anything else for each time. `actor` is the person. */
  readonly effects: readonly Effect[];
  /** How many times in one action at most; "for each" is as many as can be paid. */
  readonly most: number;
}

export interface Fitting {
  readonly green: boolean;
  readonly cost: Goods;
  /** Must adjoin this Fitting on the same floor (DAY-9). */
  readonly nextTo: FittingId | null;
  /** Goes onto a Hole, as a Board-Up token, rather than onto a free space. */
  readonly onHole: boolean;
  readonly uses: readonly Recipe[];
  /** A person can sleep in it (EVE-1). */
  readonly bed: boolean;
}

export const FITTING_IDS = [
  'bed-one',
  'bed-two',
  'bed-three',
  'stove',
  'range',
  'heater',
  'rain-collector',
  'workshop',
  'tool-bench',
  'gun-bench',
  'board-up-one',
  'board-up-two',
  'board-up-three',
  'armchair',
  'trap',
  'seed-box',
  'herb-bench',
  'still',
  'column',
  'radio',
] as const;
export type FittingId = (typeof FITTING_IDS)[number];

const LIKE = new Map<FittingId, string>(FITTING_IDS.map((id) => [id, id.replace(/-(one|two|three)$/, '')]));

/** What several cards of a kind have in common: three Beds are all `bed`. */
export function likeOf(fitting: FittingId): string {
  return LIKE.get(fitting) ?? fitting;
}

/** What most Fittings have in common. */
const PLAIN = { green: false, nextTo: null, onHole: false, uses: [], bed: false } as const;

const BED: Omit<Fitting, 'cost'> = { ...PLAIN, bed: true };

const BOARD_UP: Omit<Fitting, 'green'> = { ...PLAIN, onHole: true, cost: { wood: 3, components: 2 } };

const own = (state: StateName, by: number): Effect => ({ kind: 'change', state, by, who: 'actor' });

const make = (id: string, cost: Goods, gives: Goods, most = 1): Recipe => ({
  id,
  cost,
  gives,
  effects: [],
  most,
});

const act = (id: string, cost: Goods, effects: readonly Effect[], most = 1): Recipe => ({
  id,
  cost,
  gives: {},
  effects,
  most,
});

/** "For each": more than any group can pay in one action. */
const EACH = 9;

export const FITTINGS: Readonly<Record<FittingId, Fitting>> = {
  'bed-one': { ...BED, green: true, cost: { wood: 3, components: 2 } },
  'bed-two': { ...BED, green: true, cost: { wood: 3, components: 2 } },
  'bed-three': { ...BED, cost: { wood: 2, components: 2 } },
  stove: {
    ...PLAIN,
    green: true,
    cost: { components: 4, wood: 2 },
    uses: [make('cook-stew', { wood: 1, water: 1, vegetable: 1 }, { 'raw-food': 1 }, 2)],
  },
  range: {
    ...PLAIN,
    cost: { 'mechanical-part': 2, components: 5, wood: 5 },
    nextTo: 'stove',
    uses: [
      make('cook-dinner', { wood: 1, water: 1, vegetable: 2 }, { 'raw-food': 2 }, 2),
      make('preserve-food', { wood: 1, water: 1, 'raw-food': 1 }, { 'canned-food': 1 }, 2),
    ],
  },
  heater: {
    ...PLAIN,
    green: true,
    cost: { components: 5, wood: 3 },
    uses: [
      act('burn-wood', { wood: 1 }, [{ kind: 'cold', by: -1 }], EACH),
      act('burn-books', { book: 1 }, [{ kind: 'cold', by: -2 }], EACH),
    ],
  },
  'rain-collector': {
    ...PLAIN,
    green: true,
    cost: { components: 4, wood: 1 },
    uses: [make('filter-water', { filter: 1 }, { water: 2 }), make('catch-rain', {}, { water: 1 })],
  },
  workshop: {
    ...PLAIN,
    green: true,
    cost: { components: 4, wood: 2 },
    uses: [
      make('make-lockpick', { components: 2 }, { lockpick: 1 }),
      make('make-shovel', { components: 2, wood: 1 }, { shovel: 1 }),
      make('make-filter', { components: 1 }, { filter: 1 }, 2),
    ],
  },
  'tool-bench': {
    ...PLAIN,
    cost: { components: 4, wood: 3, 'mechanical-part': 1 },
    uses: [
      make('make-sawblade', { components: 2, 'mechanical-part': 1 }, { sawblade: 1 }),
      make('make-hatchet', { components: 2, wood: 2, 'mechanical-part': 1 }, { hatchet: 1 }),
      make('make-knife', { components: 2, wood: 1 }, { knife: 1 }),
      make('mend-guitar', { 'broken-guitar': 1, components: 1, wood: 1 }, { guitar: 1 }),
    ],
  },
  'gun-bench': {
    ...PLAIN,
    cost: { components: 4, wood: 2, 'mechanical-part': 2 },
    uses: [
      make('mend-pistol', { 'broken-pistol': 1, 'weapon-part': 1 }, { pistol: 1 }),
      make('mend-shotgun', { 'broken-shotgun': 1, 'weapon-part': 2 }, { shotgun: 1 }),
      make('mend-rifle', { 'broken-assault-rifle': 1, 'weapon-part': 2 }, { 'assault-rifle': 1 }),
      make('load-ammo', { shell: 1, chems: 1 }, { ammo: 2 }, EACH),
    ],
  },
  'board-up-one': { ...BOARD_UP, green: true },
  'board-up-two': { ...BOARD_UP, green: true },
  'board-up-three': { ...BOARD_UP, green: false },
  armchair: {
    ...PLAIN,
    green: true,
    cost: { wood: 2, components: 2 },
    uses: [
      act('sit-and-read', {}, [
        {
          kind: 'if',
          when: { kind: 'has', goods: { book: 1 } },
          effects: [
            {
              kind: 'test',
              test: {
                kind: 'd10',
                rows: [
                  { upTo: 4, effects: [own('fatigue', -1)] },
                  { upTo: 10, effects: [own('misery', -1)] },
                ],
              },
            },
          ],
          otherwise: [own('fatigue', -1)],
        },
      ]),
    ],
  },
  trap: {
    ...PLAIN,
    green: true,
    cost: { components: 2, wood: 1 },
    uses: [
      act('bait-trap', { vegetable: 1 }, [
        {
          kind: 'test',
          test: {
            kind: 'd10',
            rows: [
              { upTo: 3, effects: [] },
              { upTo: 9, effects: [{ kind: 'gain', goods: { 'raw-food': 1 } }] },
              { upTo: 10, effects: [{ kind: 'gain', goods: { 'raw-food': 2 } }] },
            ],
          },
        },
      ]),
    ],
  },
  'seed-box': {
    ...PLAIN,
    cost: { components: 3, wood: 2 },
    uses: [
      make('grow-vegetables', { water: 1 }, { vegetable: 1 }),
      make('feed-vegetables', { water: 1, chems: 1 }, { vegetable: 2 }),
      make('grow-herbs', { water: 1 }, { herb: 1 }),
    ],
  },
  'herb-bench': {
    ...PLAIN,
    cost: { components: 3, wood: 2 },
    uses: [
      make('make-herbal-meds', { herb: 1, water: 1 }, { 'herbal-meds': 1 }, 2),
      make('make-meds', { herb: 2, chems: 2 }, { meds: 1 }),
      make('roll-cigarettes', { herb: 1 }, { cigarette: 2 }, EACH),
    ],
  },
  still: {
    ...PLAIN,
    cost: { components: 4, wood: 1, 'mechanical-part': 1 },
    uses: [
      make('distil-sugar', { sugar: 1, water: 1, wood: 1 }, { moonshine: 1 }, EACH),
      make('distil-peelings', { vegetable: 1, water: 1, wood: 1 }, { moonshine: 1 }),
    ],
  },
  column: {
    ...PLAIN,
    cost: { components: 2, 'mechanical-part': 1 },
    nextTo: 'still',
    uses: [
      make('purify-alcohol', { moonshine: 2 }, { 'pure-alcohol': 1 }),
      make('make-dressing', { 'pure-alcohol': 1, herb: 1 }, { bandage: 1 }),
    ],
  },
  radio: {
    ...PLAIN,
    cost: { components: 3, 'electrical-part': 2 },
    uses: [
      act('listen-to-radio', {}, [
        {
          kind: 'test',
          test: {
            kind: 'd10',
            rows: [
              { upTo: 2, effects: [own('misery', 1)] },
              { upTo: 5, effects: [] },
              { upTo: 10, effects: [own('misery', -1)] },
            ],
          },
        },
      ]),
    ],
  },
};
