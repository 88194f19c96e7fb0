/** Everything that can lie in Storage, with how many are in the box, what one is worth and what it weighs. */
export interface GoodFacts {
  readonly colour: 'green' | 'red' | 'yellow' | 'grey' | 'resource';
  readonly count: number;
  readonly value: number;
  readonly weight: number;
}

const facts = (colour: GoodFacts['colour'], count: number, value: number, weight: number): GoodFacts => ({
  colour,
  count,
  value,
  weight,
});

/** The table GOODS of the rulebook (SET-10). */
export const GOODS = {
  'canned-food': facts('green', 3, 15, 1),
  'raw-food': facts('green', 6, 10, 1),
  vegetable: facts('green', 6, 5, 0),
  'pure-alcohol': facts('green', 3, 10, 1),
  moonshine: facts('green', 3, 3, 1),
  sugar: facts('green', 3, 3, 1),
  cigarette: facts('green', 6, 1, 0),
  coffee: facts('green', 3, 1, 0),
  'assault-rifle': facts('red', 2, 20, 2),
  shotgun: facts('red', 2, 20, 2),
  pistol: facts('red', 2, 16, 1),
  hatchet: facts('red', 2, 12, 1),
  knife: facts('red', 3, 8, 1),
  'broken-assault-rifle': facts('red', 1, 8, 2),
  'broken-shotgun': facts('red', 1, 8, 2),
  'broken-pistol': facts('red', 1, 5, 1),
  ammo: facts('red', 9, 3, 0),
  'weapon-part': facts('red', 4, 2, 1),
  shell: facts('red', 3, 1, 0),
  meds: facts('yellow', 3, 10, 0),
  bandage: facts('yellow', 3, 10, 0),
  'herbal-meds': facts('yellow', 3, 6, 0),
  chems: facts('yellow', 6, 1, 0),
  herb: facts('yellow', 3, 1, 0),
  jewelry: facts('grey', 2, 10, 0),
  guitar: facts('grey', 1, 10, 2),
  shovel: facts('grey', 2, 6, 1),
  lockpick: facts('grey', 2, 5, 0),
  sawblade: facts('grey', 1, 5, 0),
  'broken-guitar': facts('grey', 1, 3, 1),
  'electrical-part': facts('grey', 4, 3, 1),
  'mechanical-part': facts('grey', 4, 2, 1),
  book: facts('grey', 3, 1, 0),
  filter: facts('grey', 3, 1, 1),
  components: facts('resource', 14, 0, 1),
  wood: facts('resource', 12, 0, 1),
  water: facts('resource', 6, 0, 1),
} as const satisfies Readonly<Record<string, GoodFacts>>;

export type Good = keyof typeof GOODS;

export const GOOD_IDS = Object.keys(GOODS) as Good[];

/** The number of each; what is not named is not there. Never changed in place. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

export const RESOURCES = ['wood', 'components', 'water'] as const satisfies readonly Good[];
export type Resource = (typeof RESOURCES)[number];

export const FOODS = ['canned-food', 'raw-food', 'vegetable'] as const satisfies readonly Good[];
export type Food = (typeof FOODS)[number];

export const ALCOHOLS = ['moonshine', 'pure-alcohol'] as const satisfies readonly Good[];
export type Alcohol = (typeof ALCOHOLS)[number];

export const REMEDIES = ['meds', 'herbal-meds', 'bandage'] as const satisfies readonly Good[];
export type Remedy = (typeof REMEDIES)[number];

/** What each remedy is for (DAWN-2). */
export const TREATS: Readonly<Record<Remedy, 'illness' | 'wounds'>> = {
  meds: 'illness',
  'herbal-meds': 'illness',
  bandage: 'wounds',
};

export const MELEE = ['hatchet', 'knife'] as const satisfies readonly Good[];
export const FIREARMS = ['assault-rifle', 'shotgun', 'pistol'] as const satisfies readonly Good[];
export const WEAPONS = [...FIREARMS, ...MELEE] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Whether it is one of the resources; everything else is a token. */
export function isResource(good: Good): good is Resource {
  return GOODS[good].colour === 'resource';
}

/** Whether it may be bartered: resources have no value (TRADE-2). */
export function isTradeable(good: Good): boolean {
  return !isResource(good);
}

/** Whether it may be taken along from Storage: tokens may, resources may not (SCAV-2). */
export function isPackable(good: Good): boolean {
  return !isResource(good);
}
