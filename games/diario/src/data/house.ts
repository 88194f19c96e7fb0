/** What is printed on a space of the house, or the kind of Shelter card that lies on it. */
export type ShelterKind = 'rubble' | 'furniture' | 'heap' | 'closed-door' | 'bars';
export type Printed = ShelterKind | 'free' | 'outside' | 'guard' | 'new-idea' | 'floor' | 'rummage' | 'hole';

export interface Space {
  readonly floor: 'top' | 'middle' | 'ground' | 'basement' | 'cellar';
  readonly printed: Printed;
}

const row = <Id extends string>(
  floor: Space['floor'],
  spaces: Readonly<Record<Id, Printed>>,
): Readonly<Record<Id, Space>> =>
  Object.fromEntries(Object.entries(spaces).map(([id, printed]) => [id, { floor, printed }])) as Readonly<
    Record<Id, Space>
  >;

/** The basic side of the house, floors from the top, each from left to right (the table HOUSE of the rulebook). */
export const HOUSE = {
  ...row('top', {
    t1: 'furniture',
    t2: 'rubble',
    t3: 'closed-door',
    t4: 'rubble',
    t5: 'closed-door',
    t6: 'furniture',
  }),
  ...row('middle', {
    m1: 'heap',
    m2: 'rubble',
    m3: 'closed-door',
    m4: 'free',
    m5: 'heap',
    m6: 'heap',
    m7: 'hole',
  }),
  ...row('ground', {
    g1: 'outside',
    g2: 'guard',
    g3: 'new-idea',
    g4: 'floor',
    g5: 'free',
    g6: 'free',
    g7: 'rubble',
    g8: 'furniture',
  }),
  ...row('basement', {
    b1: 'hole',
    b2: 'rummage',
    b3: 'bars',
    b4: 'furniture',
    b5: 'hole',
    b6: 'rubble',
    b7: 'heap',
    b8: 'rubble',
  }),
  ...row('cellar', { c1: 'furniture' }),
};

export type SpaceId = keyof typeof HOUSE;

export const SPACE_IDS = Object.keys(HOUSE) as SpaceId[];

/** Ladders between floors: the shaft over ground, middle and top, and three more. */
export const LADDERS: readonly (readonly [SpaceId, SpaceId])[] = [
  ['t4', 'm4'],
  ['m4', 'g5'],
  ['g4', 'b2'],
  ['g7', 'b6'],
  ['b8', 'c1'],
];
