import { describe, expect, test } from 'vitest';
import { LOCATIONS, type Location, type LocationId } from '../../src/data/cards/locations.ts';

/** What the three Locations print that the Journal shows; it says nothing of what their traders deal in. */
const OF_THE_JOURNAL: readonly (readonly [LocationId, Pick<Location, 'map' | 'findings'>])[] = [
  [
    'hotel-panorama',
    {
      map: ['basement-entrance', 'closed-door', 'bars'],
      findings: [
        { upTo: 7, goods: {} },
        { upTo: 8, goods: { 'pure-alcohol': 1 } },
        { upTo: 10, goods: { jewelry: 1 } },
      ],
    },
  ],
  [
    'brickworks',
    {
      map: ['bars', 'rubble'],
      findings: [
        { upTo: 3, goods: {} },
        { upTo: 5, goods: { 'mechanical-part': 2 } },
        { upTo: 7, goods: { 'electrical-part': 2 } },
        { upTo: 9, goods: { 'weapon-part': 1 } },
        { upTo: 10, goods: { sawblade: 1 } },
      ],
    },
  ],
  [
    'border-post',
    {
      map: ['open-space', 'basement-entrance', 'rubble'],
      findings: [
        { upTo: 4, goods: {} },
        { upTo: 6, goods: { shell: 1 } },
        { upTo: 8, goods: { ammo: 1 } },
        { upTo: 10, goods: { 'canned-food': 1 } },
      ],
    },
  ],
];

describe('the three Locations of the Journal', () => {
  test.each(OF_THE_JOURNAL)('SCAV-7 %s has their Map cards and special findings', (id, printed) => {
    expect(LOCATIONS[id]).toMatchObject(printed);
  });

  test('SCAV-6 two of them offer a trade and nothing else, the third nothing', () => {
    const offered = OF_THE_JOURNAL.map(([id]) => Object.keys(LOCATIONS[id].specials));
    expect(offered).toEqual([['trade'], [], ['trade']]);
  });

  test('SCAV-1 one of them has a story on arrival, the others no rule', () => {
    const rules = OF_THE_JOURNAL.map(([id]) => LOCATIONS[id].rule);
    expect(rules).toEqual([[], [], [{ kind: 'read', card: 'border-post' }]]);
  });
});
