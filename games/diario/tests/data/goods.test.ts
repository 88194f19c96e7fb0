import { expect, test } from 'vitest';
import { FINDINGS } from '../../src/data/cards/findings.ts';
import { LOCATIONS } from '../../src/data/cards/locations.ts';
import { OBJECTIVES } from '../../src/data/cards/objectives.ts';
import { SHELTER } from '../../src/data/cards/shelter.ts';
import { FITTING_IDS, FITTINGS } from '../../src/data/fittings.ts';
import { GOODS, type Good, type Goods, RESOURCES } from '../../src/data/goods.ts';
import { fittingOf, RECIPE_IDS } from '../../src/data/recipes.ts';

/** The table GOODS of the rules: count, value, weight. */
const PRINTED: Readonly<Record<Good, `${number}/${number}/${number}`>> = {
  'canned-food': '3/15/1',
  'raw-food': '6/10/1',
  vegetable: '6/5/0',
  'pure-alcohol': '3/10/1',
  moonshine: '3/3/1',
  sugar: '3/3/1',
  cigarette: '6/1/0',
  coffee: '3/1/0',
  'assault-rifle': '2/20/2',
  shotgun: '2/20/2',
  pistol: '2/16/1',
  hatchet: '2/12/1',
  knife: '3/8/1',
  'broken-assault-rifle': '1/8/2',
  'broken-shotgun': '1/8/2',
  'broken-pistol': '1/5/1',
  ammo: '9/3/0',
  'weapon-part': '4/2/1',
  shell: '3/1/0',
  meds: '3/10/0',
  bandage: '3/10/0',
  'herbal-meds': '3/6/0',
  chems: '6/1/0',
  herb: '3/1/0',
  jewelry: '2/10/0',
  guitar: '1/10/2',
  shovel: '2/6/1',
  lockpick: '2/5/0',
  sawblade: '1/5/0',
  'broken-guitar': '1/3/1',
  'electrical-part': '4/3/1',
  'mechanical-part': '4/2/1',
  book: '3/1/0',
  filter: '3/1/1',
  components: '14/0/1',
  wood: '12/0/1',
  water: '6/0/1',
};

/** Which of these exceed what the box ever holds. */
function beyondTheBox(goods: Goods): string[] {
  return Object.entries(goods).flatMap(([good, count]) =>
    Number.isInteger(count) && count > 0 && count <= GOODS[good as Good].count ? [] : [`${count} ${good}`],
  );
}

test('SET-10 every good has its count, value and weight', () => {
  const facts = Object.entries(GOODS).map(([good, { count, value, weight }]) => [
    good,
    `${count}/${value}/${weight}`,
  ]);
  expect(Object.fromEntries(facts)).toEqual(PRINTED);
});

test('SET-10 what cards give and ask for is in the box', () => {
  const all: Goods[] = [
    ...Object.values(SHELTER).map(({ gives }) => gives),
    ...Object.values(FINDINGS).flatMap((card) => Object.values(card)),
    ...Object.values(LOCATIONS).flatMap(({ findings }) => findings.map(({ goods }) => goods)),
    ...Object.values(FITTINGS).flatMap(({ cost, uses }) => [
      cost,
      ...uses.flatMap((use) => [use.cost, use.gives]),
    ]),
    ...Object.values(OBJECTIVES).map(({ cost }) => cost),
  ];
  expect(all.flatMap(beyondTheBox)).toEqual([]);
});

test('SET-10 all Shelter cards together can be given out of the box', () => {
  const sum: Partial<Record<Good, number>> = {};
  for (const { gives } of Object.values(SHELTER))
    for (const [good, count] of Object.entries(gives)) sum[good as Good] = (sum[good as Good] ?? 0) + count;
  // Resources come back to the box as they are spent.
  const kept = Object.entries(sum).filter(([good]) => !RESOURCES.some((resource) => resource === good));
  expect(beyondTheBox(Object.fromEntries(kept))).toEqual([]);
});

test('SCAV-8 no findings are resources, which are free to take at the end', () => {
  const found = [
    ...Object.values(FINDINGS).flatMap((card) => Object.values(card)),
    ...Object.values(LOCATIONS).flatMap(({ findings }) => findings.map(({ goods }) => goods)),
  ].flatMap((goods) => Object.keys(goods));
  expect(found.filter((good) => RESOURCES.some((resource) => resource === good))).toEqual([]);
});

test('DAY-9 every Fitting costs something, and what it adjoins can be built', () => {
  for (const id of FITTING_IDS) {
    const { cost, nextTo, onHole, uses, bed } = FITTINGS[id];
    expect(Object.keys(cost).length).toBeGreaterThan(0);
    if (nextTo !== null) expect(FITTINGS[nextTo].nextTo).toBeNull();
    expect(onHole || bed || uses.length > 0).toBe(true);
  }
});

test('DAY-9 the heater and the range cost what is known of them', () => {
  expect(FITTINGS.heater.cost).toEqual({ components: 5, wood: 3 });
  expect(FITTINGS.range).toMatchObject({
    cost: { 'mechanical-part': 2, components: 5, wood: 5 },
    nextTo: 'stove',
  });
});

test('DAY-10 no two Fittings share a recipe, and each does something', () => {
  const uses = FITTING_IDS.flatMap((id) => FITTINGS[id].uses.map((use) => [id, use] as const));
  expect(RECIPE_IDS).toHaveLength(uses.length);
  for (const [id, { id: recipe, gives, effects, most }] of uses) {
    expect(fittingOf(recipe)).toBe(id);
    expect(Object.keys(gives).length + effects.length).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(0);
  }
  expect(() => fittingOf('no-recipe')).toThrow(RangeError);
});
