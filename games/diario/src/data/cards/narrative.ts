import type { Effect } from '../language/effect.ts';
import type { StateName } from '../states.ts';

/** A Narrative Action, resolved when it is kept (DAWN-5). */
export interface NarrativeAction {
  readonly effects: readonly Effect[];
}

export const NARRATIVE_IDS = [
  'talk-by-candle',
  'old-photographs',
  'a-letter-home',
  'voices-on-the-radio',
  'the-neighbours',
  'names-on-the-wall',
  'a-birthday',
  'the-argument',
  'sort-the-storage',
  'mend-clothes',
  'patch-the-roof',
  'share-the-tobacco',
  'early-night',
  'practise-locks',
  'barter-at-the-fence',
] as const;
export type NarrativeId = (typeof NARRATIVE_IDS)[number];

const one = (state: StateName, by: number): Effect => ({ kind: 'change', state, by, who: 'one' });

export const NARRATIVE: Readonly<Record<NarrativeId, NarrativeAction>> = {
  'talk-by-candle': { effects: [{ kind: 'read', card: 'talk-by-candle' }] },
  'old-photographs': { effects: [{ kind: 'read', card: 'old-photographs' }] },
  'a-letter-home': { effects: [{ kind: 'read', card: 'a-letter-home' }] },
  'voices-on-the-radio': { effects: [{ kind: 'read', card: 'voices-on-the-radio' }] },
  'the-neighbours': { effects: [{ kind: 'read', card: 'the-neighbours' }] },
  'names-on-the-wall': { effects: [{ kind: 'read', card: 'names-on-the-wall' }] },
  'a-birthday': { effects: [{ kind: 'read', card: 'a-birthday' }] },
  'the-argument': { effects: [{ kind: 'read', card: 'the-argument' }] },
  'sort-the-storage': {
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'keep-the-scrap', effects: [{ kind: 'gain', goods: { components: 2 } }] },
          { id: 'chop-the-crates', effects: [{ kind: 'gain', goods: { wood: 2 } }] },
          {
            id: 'turn-out-the-coats',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'd10',
                  rows: [
                    { upTo: 4, effects: [{ kind: 'gain', goods: { cigarette: 1 } }] },
                    { upTo: 7, effects: [{ kind: 'gain', goods: { coffee: 1 } }] },
                    { upTo: 10, effects: [{ kind: 'gain', goods: { vegetable: 1 } }] },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  'mend-clothes': {
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'line-the-coats', cost: { components: 1 }, effects: [{ kind: 'cold', by: -2 }] },
          { id: 'darn-what-we-have', effects: [{ kind: 'cold', by: -1 }] },
          { id: 'sew-a-dressing', cost: { chems: 2 }, effects: [{ kind: 'gain', goods: { bandage: 1 } }] },
        ],
      },
    ],
  },
  'patch-the-roof': {
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'nail-boards-over-the-gaps',
            cost: { wood: 2 },
            effects: [
              { kind: 'cold', by: -2 },
              { kind: 'tonight', damage: -1, wounds: 0 },
            ],
          },
          { id: 'set-out-buckets', effects: [{ kind: 'gain', goods: { water: 1 } }] },
        ],
      },
    ],
  },
  'share-the-tobacco': {
    effects: [
      {
        kind: 'choose',
        options: [
          { id: 'pass-a-cigarette-round', cost: { cigarette: 1 }, effects: [one('misery', -1)] },
          {
            id: 'brew-a-pot-of-coffee',
            cost: { coffee: 1, water: 1 },
            effects: [{ kind: 'change', state: 'fatigue', by: -1, who: 'present' }],
          },
          { id: 'search-every-pocket', effects: [{ kind: 'gain', goods: { cigarette: 1 } }] },
        ],
      },
    ],
  },
  'early-night': {
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'let-everyone-doze',
            effects: [
              { kind: 'change', state: 'fatigue', by: -1, who: 'present' },
              { kind: 'tonight', damage: 1, wounds: 0 },
            ],
          },
          { id: 'let-one-sleep-on', effects: [one('fatigue', -2)] },
        ],
      },
    ],
  },
  'practise-locks': {
    effects: [
      {
        kind: 'choose',
        options: [
          {
            id: 'file-a-pick',
            effects: [
              {
                kind: 'test',
                test: {
                  kind: 'd10',
                  rows: [
                    { upTo: 5, effects: [] },
                    { upTo: 10, effects: [{ kind: 'gain', goods: { lockpick: 1 } }] },
                  ],
                },
              },
            ],
          },
          { id: 'take-the-lock-apart', effects: [{ kind: 'gain', goods: { 'mechanical-part': 1 } }] },
          { id: 'strengthen-our-own-lock', effects: [{ kind: 'tonight', damage: -2, wounds: 0 }] },
        ],
      },
    ],
  },
  'barter-at-the-fence': {
    effects: [
      {
        kind: 'trade',
        commission: 1,
        stock: ['raw-food', 'vegetable', 'sugar', 'cigarette', 'coffee', 'herbal-meds', 'book', 'filter'],
      },
    ],
  },
};
