import type { Effect } from '../data/effect.ts';

export const POWERS = ['investigate', 'transport', 'research', 'compose'] as const;

export type Power = (typeof POWERS)[number];

export const POWER_EFFECTS: Readonly<Record<Power, Effect>> = {
  investigate: { kind: 'investigate', cards: 3 },
  transport: { kind: 'ride', lines: ['tram', 'monorail', 'airship'] },
  research: { kind: 'draw', tiles: 3 },
  compose: { kind: 'music', amount: 3 },
};
