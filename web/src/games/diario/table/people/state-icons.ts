import type { StateName } from '@vigilia/game-diario';

/** A line drawing of each state on a grid of 16: a drop, a thermometer, a cloud with rain, an empty bowl, a moon. */
export const STATE_ICONS: Readonly<Record<StateName, string>> = {
  wounds:
    'M8 1.500c2.500 3.500 4.500 6 4.500 8.500a4.500 4.500 0 0 1-9 0C3.500 7.500 5.500 5 8 1.500zM5.800 10.500c.2 1.200 1 2 2.200 2.200',
  illness:
    'M6.300 9.500V3a1.700 1.700 0 0 1 3.400 0v6.500a3 3 0 1 1-3.400 0zM8 6v5.500M11.500 3.500h2M11.500 6h2',
  misery:
    'M4.500 9.500a2.800 2.800 0 0 1-.3-5.500 3.800 3.800 0 0 1 7.200-.5 3 3 0 0 1 .3 6zM5 11.500l-.8 2.500M8.300 11.500L7.500 14M11.500 11.500l-.8 2.500',
  hunger: 'M1.500 8h13c0 3.700-2.700 6-6.500 6s-6.500-2.300-6.500-6zM5.500 5.500l5-4M10.500 5.500l-5-4',
  fatigue: 'M12.500 10.500A6 6 0 1 1 6 2.500a5 5 0 0 0 6.500 8zM10.500 2.500h3l-3 3.500h3',
};

/** Prowess, Empathy and Inventory: a fist, a heart, a rucksack. */
export const TRAIT_ICONS = {
  prowess:
    'M3 7V4.500a1.200 1.200 0 0 1 2.500 0V3.500a1.200 1.200 0 0 1 2.500 0 1.200 1.200 0 0 1 2.500 0v1a1.200 1.200 0 0 1 2.500 0V9c0 2.500-1.500 4.500-4.500 4.500H7C4.500 13.500 3 11.500 3 9zM3 7h4c1.500 0 1.500 2.500 0 2.500H5.500',
  empathy:
    'M8 13.500C3.500 10 1.500 8 1.500 5.500a3 3 0 0 1 6.500-1 3 3 0 0 1 6.500 1c0 2.500-2 4.500-6.500 8z',
  inventory:
    'M3.500 6.500c0-2.500 2-4 4.500-4s4.500 1.500 4.500 4v7h-9zM6 2.800c0-1.800 4-1.800 4 0M3.500 9.500h9M7 9.500v2h2v-2',
} as const;
export type Trait = keyof typeof TRAIT_ICONS;
