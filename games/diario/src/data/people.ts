import type { Condition, Effect } from './language/effect.ts';
import type { StateName } from './states.ts';

/** What a person can do that others cannot. */
export type Skill =
  /** Once a scavenging, before a noise roll, Noise goes down by so much. */
  | { readonly kind: 'quiet'; readonly by: number }
  /** May reroll the d10 for a lock, by day and out of doors. */
  | { readonly kind: 'locks' }
  /** Added to the d10 when rummaging by day. */
  | { readonly kind: 'rummage'; readonly by: number }
  /** Clears Rubble alone and without a Shovel. */
  | { readonly kind: 'digger' }
  /** Whatever this person builds takes one Component less, but at least one. */
  | { readonly kind: 'builder' }
  /** A trade pays no commission while this person is there. */
  | { readonly kind: 'trader' }
  /** One more reroll on guard. */
  | { readonly kind: 'sentry' }
  /** Each use of a Fitting for cooking by this person yields one Raw Food more, if it yields any. */
  | { readonly kind: 'cook' }
  /** At Dawn, one wounded or ill person at home other than this one counts as treated, if this person is awake. */
  | { readonly kind: 'nurse' };

/** One of the three lines of a person's Spirit (DAWN-3). `actor` is the person. */
export type SpiritLine =
  /** Discard one of these from Storage, or the person's Misery rises (a habit). */
  | { readonly kind: 'habit'; readonly good: 'cigarette' | 'coffee' | 'moonshine'; readonly misery: number }
  /** What happens if the condition holds. */
  | { readonly kind: 'if'; readonly when: Condition; readonly effects: readonly Effect[] }
  | { readonly kind: 'nothing' };

export interface PersonCard {
  readonly gender: 'woman' | 'man';
  readonly border: 'red' | 'black';
  readonly prowess: number;
  readonly empathy: number;
  readonly inventory: number;
  readonly spirit: readonly [SpiritLine, SpiritLine, SpiritLine];
  readonly skills: readonly Skill[];
}

export const PERSON_IDS = [
  'arica',
  'marin',
  'anton',
  'vesna',
  'tomas',
  'iskra',
  'luka',
  'mirela',
  'dragan',
  'jelena',
  'oskar',
  'nadja',
] as const;
export type PersonId = (typeof PERSON_IDS)[number];

const NOTHING: SpiritLine = { kind: 'nothing' };

const own = (state: StateName, by: number): Effect => ({ kind: 'change', state, by, who: 'actor' });

const cheers = (who: 'one' | 'everyone'): Effect => ({ kind: 'change', state: 'misery', by: -1, who });

/** Arica, Marin and Anton as the table PEOPLE of the rulebook has them. */
export const PEOPLE: Readonly<Record<PersonId, PersonCard>> = {
  arica: {
    gender: 'woman',
    border: 'red',
    prowess: 1,
    empathy: 5,
    inventory: 3,
    spirit: [
      { kind: 'habit', good: 'cigarette', misery: 2 },
      { kind: 'if', when: { kind: 'has', goods: { guitar: 1 } }, effects: [cheers('one')] },
      NOTHING,
    ],
    skills: [{ kind: 'quiet', by: 5 }, { kind: 'locks' }],
  },
  marin: {
    gender: 'man',
    border: 'black',
    prowess: 1,
    empathy: 5,
    inventory: 5,
    spirit: [
      { kind: 'habit', good: 'coffee', misery: 1 },
      { kind: 'if', when: { kind: 'self', is: 'miserable' }, effects: [own('illness', 1)] },
      NOTHING,
    ],
    skills: [{ kind: 'rummage', by: 3 }],
  },
  anton: {
    gender: 'man',
    border: 'black',
    prowess: 0,
    empathy: 7,
    inventory: 2,
    spirit: [
      {
        kind: 'if',
        when: { kind: 'has', goods: { book: 1 } },
        effects: [
          {
            kind: 'if',
            when: { kind: 'self', is: 'miserable' },
            effects: [own('misery', -1)],
            otherwise: [],
          },
          own('fatigue', 1),
        ],
      },
      { kind: 'if', when: { kind: 'self', is: 'hungry' }, effects: [own('illness', 1)] },
      { kind: 'if', when: { kind: 'self', is: 'wounded' }, effects: [own('wounds', 1)] },
    ],
    skills: [],
  },
  vesna: {
    gender: 'woman',
    border: 'black',
    prowess: 0,
    empathy: 8,
    inventory: 3,
    spirit: [
      { kind: 'if', when: { kind: 'self', is: 'tired' }, effects: [own('misery', 1)] },
      {
        kind: 'if',
        when: { kind: 'anyone', state: 'illness', atLeast: 2 },
        effects: [own('misery', -1), own('fatigue', 1)],
      },
      NOTHING,
    ],
    skills: [{ kind: 'nurse' }],
  },
  tomas: {
    gender: 'man',
    border: 'red',
    prowess: 3,
    empathy: 4,
    inventory: 5,
    spirit: [
      { kind: 'habit', good: 'cigarette', misery: 1 },
      {
        kind: 'if',
        when: { kind: 'anyone', state: 'wounds', atLeast: 2 },
        effects: [own('misery', 1)],
      },
      NOTHING,
    ],
    skills: [{ kind: 'digger' }],
  },
  iskra: {
    gender: 'woman',
    border: 'red',
    prowess: 2,
    empathy: 6,
    inventory: 4,
    spirit: [
      { kind: 'habit', good: 'coffee', misery: 1 },
      { kind: 'if', when: { kind: 'self', is: 'tired' }, effects: [own('illness', 1)] },
      {
        kind: 'if',
        when: { kind: 'has', goods: { cigarette: 1 } },
        effects: [{ kind: 'lose', goods: { cigarette: 1 } }, own('misery', -1)],
      },
    ],
    skills: [{ kind: 'sentry' }],
  },
  luka: {
    gender: 'man',
    border: 'black',
    prowess: 1,
    empathy: 6,
    inventory: 4,
    spirit: [
      { kind: 'if', when: { kind: 'self', is: 'hungry' }, effects: [own('misery', 1)] },
      { kind: 'if', when: { kind: 'has', goods: { guitar: 1 } }, effects: [cheers('everyone')] },
      NOTHING,
    ],
    skills: [{ kind: 'quiet', by: 3 }],
  },
  mirela: {
    gender: 'woman',
    border: 'black',
    prowess: 0,
    empathy: 7,
    inventory: 3,
    spirit: [
      { kind: 'if', when: { kind: 'self', is: 'miserable' }, effects: [own('fatigue', 1)] },
      { kind: 'if', when: { kind: 'cold', atLeast: 5 }, effects: [own('illness', 1)] },
      {
        kind: 'if',
        when: { kind: 'has', goods: { components: 1 } },
        effects: [{ kind: 'lose', goods: { components: 1 } }, cheers('one')],
      },
    ],
    skills: [{ kind: 'trader' }],
  },
  dragan: {
    gender: 'man',
    border: 'red',
    prowess: 3,
    empathy: 2,
    inventory: 6,
    spirit: [
      { kind: 'habit', good: 'moonshine', misery: 1 },
      {
        kind: 'if',
        when: { kind: 'self', is: 'hungry' },
        effects: [{ kind: 'lose', goods: { vegetable: 2 } }, own('hunger', -1), own('misery', 1)],
      },
      NOTHING,
    ],
    skills: [{ kind: 'cook' }],
  },
  jelena: {
    gender: 'woman',
    border: 'red',
    prowess: 1,
    empathy: 5,
    inventory: 3,
    spirit: [
      { kind: 'if', when: { kind: 'self', is: 'miserable' }, effects: [own('misery', 1)] },
      {
        kind: 'if',
        when: { kind: 'built', fitting: 'radio' },
        effects: [cheers('one'), own('fatigue', 1)],
      },
      {
        kind: 'if',
        when: { kind: 'has', goods: { 'electrical-part': 1 } },
        effects: [{ kind: 'gain', goods: { components: 1 } }],
      },
    ],
    skills: [{ kind: 'builder' }],
  },
  oskar: {
    gender: 'man',
    border: 'black',
    prowess: 0,
    empathy: 4,
    inventory: 2,
    spirit: [
      { kind: 'if', when: { kind: 'cold', atLeast: 5 }, effects: [own('illness', 1)] },
      {
        kind: 'if',
        when: { kind: 'has', goods: { 'mechanical-part': 1 } },
        effects: [own('misery', -1), own('fatigue', 1)],
      },
      NOTHING,
    ],
    skills: [{ kind: 'locks' }, { kind: 'builder' }],
  },
  nadja: {
    gender: 'woman',
    border: 'red',
    prowess: 2,
    empathy: 7,
    inventory: 4,
    spirit: [
      {
        kind: 'if',
        when: { kind: 'anyone', state: 'misery', atLeast: 3 },
        effects: [own('misery', 1)],
      },
      { kind: 'if', when: { kind: 'self', is: 'ill' }, effects: [own('fatigue', 1)] },
      { kind: 'if', when: { kind: 'self', is: 'tired' }, effects: [own('fatigue', -1)] },
    ],
    skills: [],
  },
};
