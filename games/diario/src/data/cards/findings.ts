import type { Goods } from '../goods.ts';
import type { Chart } from '../language/effect.ts';

/** A Findings card: what each kind of place holds (SCAV-7). */
export type FindingsCard = Readonly<Record<Chart, Goods>>;

export const FINDINGS_IDS = [
  'findings-1',
  'findings-2',
  'findings-3',
  'findings-4',
  'findings-5',
  'findings-6',
  'findings-7',
  'findings-8',
  'findings-9',
  'findings-10',
  'findings-11',
] as const;
export type FindingsId = (typeof FINDINGS_IDS)[number];

/** Never Wood, Components or Water: those are free to take at the end (SCAV-8). */
export const FINDINGS: Readonly<Record<FindingsId, FindingsCard>> = {
  'findings-1': {
    furniture: { book: 1, cigarette: 2, coffee: 1 },
    heap: { 'mechanical-part': 2, filter: 1 },
    pantry: { 'raw-food': 1 },
  },
  'findings-2': {
    furniture: { jewelry: 1 },
    heap: { shovel: 1 },
    pantry: { vegetable: 1, sugar: 1 },
  },
  'findings-3': {
    furniture: {},
    heap: { 'electrical-part': 1, 'mechanical-part': 1 },
    pantry: { moonshine: 1, coffee: 1 },
  },
  'findings-4': {
    furniture: { cigarette: 2, ammo: 1 },
    heap: {},
    pantry: { 'canned-food': 1 },
  },
  'findings-5': {
    furniture: { bandage: 1 },
    heap: { hatchet: 1 },
    pantry: {},
  },
  'findings-6': {
    furniture: { knife: 1, cigarette: 1 },
    heap: { lockpick: 1, 'mechanical-part': 1 },
    pantry: { vegetable: 1 },
  },
  'findings-7': {
    furniture: { book: 1, lockpick: 1 },
    heap: { 'weapon-part': 2, shell: 1 },
    pantry: { 'pure-alcohol': 1 },
  },
  'findings-8': {
    furniture: { 'broken-guitar': 1, herb: 1 },
    heap: {},
    pantry: { coffee: 1, sugar: 1 },
  },
  'findings-9': {
    furniture: {},
    heap: { sawblade: 1, 'electrical-part': 1 },
    pantry: { herb: 1, cigarette: 1 },
  },
  'findings-10': {
    furniture: { 'broken-pistol': 1, ammo: 1 },
    heap: { 'broken-shotgun': 1 },
    pantry: {},
  },
  'findings-11': {
    furniture: { 'herbal-meds': 1, book: 1 },
    heap: { 'electrical-part': 1, filter: 1, ammo: 1 },
    pantry: {},
  },
};
