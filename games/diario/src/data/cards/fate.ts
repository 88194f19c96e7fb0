import type { ContentNote } from '../content-notes.ts';
import type { CombatInstruction, CombatStories, CombatStory } from '../language/combat.ts';
import type { Place } from './locations.ts';

/** How a state moves at Dawn: for those who were treated, with the strong or the weak remedy, and for the others. */
export interface Treatment {
  /** Meds for Illness, a Bandage for Wounds. */
  readonly treated: number;
  /** Herbal Meds, for Illness only. */
  readonly herbal: number;
  readonly untreated: number;
}

/** A Fate card (DAWN-3). The lower part is for combat stories (FIGHT-8). */
export interface FateCard {
  /** Of those who are ill. */
  readonly illness: Treatment;
  /** Of those who are wounded. */
  readonly wounds: Treatment;
  /** Whether remedies on people are discarded now. */
  readonly discards: boolean;
  /** With so much Cold or more everybody's Illness rises by 1; null: Cold is not checked. */
  readonly coldThreshold: number | null;
  readonly exchange: Place | null;
  /** Whether everyone awake rolls for their Spirit. */
  readonly spirit: boolean;
  readonly combat: CombatStories;
}

export const FATE_IDS = [
  'grey-dawn',
  'bitter-wind',
  'quiet-morning',
  'bad-dreams',
  'smoke-over-the-roofs',
  'clear-frost',
  'slow-mending',
] as const;
export type FateId = (typeof FATE_IDS)[number];

const illness = (treated: number, herbal: number, untreated: number): Treatment => ({
  treated,
  herbal,
  untreated,
});

/** Herbal Meds do nothing for Wounds. */
const wounds = (treated: number, untreated: number): Treatment => ({
  treated,
  herbal: untreated,
  untreated,
});

const story = (notes: readonly ContentNote[], ...instructions: CombatInstruction[]): CombatStory => ({
  notes,
  instructions,
});

export const FATE: Readonly<Record<FateId, FateCard>> = {
  'grey-dawn': {
    illness: illness(-1, 0, 1),
    wounds: wounds(-1, 0),
    discards: true,
    coldThreshold: 5,
    exchange: null,
    spirit: true,
    combat: {
      grey: story(['violence'], { kind: 'wounds', on: 'others', wounds: 2 }),
      red: story([], { kind: 'ammo-lost', count: 2 }),
    },
  },
  'bitter-wind': {
    illness: illness(-1, 0, 1),
    wounds: wounds(-1, 1),
    discards: true,
    coldThreshold: 3,
    exchange: null,
    spirit: false,
    combat: { yellow: story(['violence'], { kind: 'wounds', on: 'others', wounds: 3 }) },
  },
  'quiet-morning': {
    illness: illness(-2, -1, 0),
    wounds: wounds(-2, 0),
    discards: true,
    coldThreshold: null,
    exchange: 'near',
    spirit: true,
    combat: {
      grey: story([], { kind: 'spare' }),
      red: story(['violence'], { kind: 'wounds', on: 'others', wounds: 4 }),
    },
  },
  'bad-dreams': {
    illness: illness(-1, -1, 1),
    wounds: wounds(-1, 1),
    discards: false,
    coldThreshold: 7,
    exchange: null,
    spirit: true,
    combat: {
      grey: story(['violence', 'injury'], { kind: 'wounds', on: 'roller', wounds: 1 }),
      yellow: story(
        ['violence'],
        { kind: 'wounds', on: 'others', wounds: 1 },
        { kind: 'disarm', whom: 'roller' },
      ),
    },
  },
  'smoke-over-the-roofs': {
    illness: illness(-1, -1, 1),
    wounds: wounds(-1, 1),
    discards: true,
    coldThreshold: 5,
    exchange: 'middle',
    spirit: false,
    combat: {
      yellow: story(['violence', 'injury'], { kind: 'wounds', on: 'roller', wounds: 1 }),
      red: story(['violence'], { kind: 'wounds', on: 'others', wounds: 3 }, { kind: 'noise', by: 2 }),
    },
  },
  'clear-frost': {
    illness: illness(-1, -1, 1),
    wounds: wounds(-1, 1),
    discards: true,
    coldThreshold: 3,
    exchange: 'far',
    spirit: true,
    combat: {
      yellow: story([], { kind: 'run' }),
      red: story(
        ['violence', 'injury'],
        { kind: 'disarm', whom: 'roller' },
        { kind: 'wounds', on: 'roller', wounds: 1 },
      ),
    },
  },
  'slow-mending': {
    illness: illness(-2, -1, 0),
    wounds: wounds(-2, 0),
    discards: true,
    coldThreshold: null,
    exchange: null,
    spirit: false,
    combat: { grey: story(['violence'], { kind: 'disarm', whom: 'others' }) },
  },
};

/** What Fate may check the Cold against, the lowest first (DAWN-3). */
export const COLD_THRESHOLDS: readonly number[] = [
  ...new Set(FATE_IDS.flatMap((id) => FATE[id].coldThreshold ?? [])),
].sort((one, other) => one - other);
