import type { Effect, Option } from '../language/effect.ts';

/** Residents who may stay where they were met, and can be gone back to in the same night (SCAV-7). */
export const STAYING_RESIDENT_IDS = [
  'old-couple',
  'hiding-family',
  'night-watchman',
  'deserter',
  'rival-scavengers',
  'caretaker',
  'squatters',
] as const;
export type StayingResidentId = (typeof STAYING_RESIDENT_IDS)[number];

/** Whether it is open can be told from the pile alone. */
export type VisitOption = Omit<Option, 'when'>;

/** What they offer the second time, once a meeting. One way of each costs nothing. */
export const SECOND_VISITS: Readonly<Record<StayingResidentId, readonly VisitOption[]>> = {
  'old-couple': [
    {
      id: 'warm-ourselves-there',
      effects: [{ kind: 'change', state: 'fatigue', by: -1, who: 'one' }],
    },
    {
      id: 'cook-for-all-of-us',
      cost: { vegetable: 1 },
      effects: [
        { kind: 'change', state: 'misery', by: -1, who: 'present' },
        { kind: 'gain', goods: { sugar: 1 } },
      ],
    },
  ],
  'hiding-family': [
    {
      id: 'play-with-the-children',
      effects: [{ kind: 'change', state: 'misery', by: -1, who: 'one' }],
    },
    {
      id: 'give-them-meat',
      cost: { 'raw-food': 1 },
      effects: [{ kind: 'gain', goods: { jewelry: 1, book: 1 } }],
    },
  ],
  'night-watchman': [
    { id: 'ask-which-way-is-clear', effects: [{ kind: 'noise', by: -3 }] },
    { id: 'pay-for-a-look-round', cost: { cigarette: 1 }, effects: [{ kind: 'search', chart: 'heap' }] },
  ],
  deserter: [
    {
      id: 'ask-what-his-unit-hid',
      effects: [
        { kind: 'noise', by: 1 },
        { kind: 'search', chart: 'heap' },
      ],
    },
    {
      id: 'swap-for-cartridges',
      cost: { cigarette: 2 },
      effects: [{ kind: 'gain', goods: { ammo: 2 } }],
    },
  ],
  'rival-scavengers': [
    {
      id: 'search-together',
      effects: [
        { kind: 'search', chart: 'furniture' },
        { kind: 'lose-any', count: 1, of: 'any' },
      ],
    },
    {
      id: 'trade',
      effects: [
        {
          kind: 'trade',
          commission: 0,
          stock: ['sawblade', 'shovel', 'bandage', 'raw-food', 'cigarette', 'mechanical-part'],
        },
      ],
    },
  ],
  caretaker: [
    { id: 'see-the-boiler-room', effects: [{ kind: 'search', chart: 'heap' }] },
    {
      id: 'trade',
      effects: [
        {
          kind: 'trade',
          commission: 0,
          stock: ['lockpick', 'shovel', 'sawblade', 'electrical-part', 'mechanical-part', 'vegetable'],
        },
      ],
    },
  ],
  squatters: [
    {
      id: 'rest-among-them',
      effects: [{ kind: 'change', state: 'fatigue', by: -1, who: 'one' }],
    },
    {
      id: 'give-them-medicine',
      cost: { 'herbal-meds': 1 },
      effects: [
        { kind: 'change', state: 'misery', by: -1, who: 'one' },
        { kind: 'gain', goods: { cigarette: 2, book: 1 } },
      ],
    },
  ],
};

/** A second visit as effects: the Leader decides among what is offered. */
export function visitTo(resident: StayingResidentId): readonly Effect[] {
  return [{ kind: 'choose', options: SECOND_VISITS[resident] }];
}
