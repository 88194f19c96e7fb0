import { describe, expect, test } from 'vitest';
import type { Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import { deadEndComplaints } from '../dead-ends.ts';
import { effectComplaints } from '../effects.ts';
import { noteComplaints } from '../notes.ts';
import { book, happens, leaflet } from './sample.ts';

const FREE: Option = { id: 'walk-on', effects: [] };
const DEAR: Option = { id: 'pay', cost: { book: 1 }, effects: [] };
const HELD: Option = { id: 'wait', when: { kind: 'day', atLeast: 2 }, effects: [] };

describe('dead ends', () => {
  test('accepts a decision with an option that is always open', () => {
    expect(deadEndComplaints(book([leaflet({ options: [DEAR, HELD, FREE] })]))).toEqual([]);
  });

  test('reports a decision where every option has a price or a condition', () => {
    expect(deadEndComplaints(book([leaflet({ options: [DEAR, HELD] })]))).toEqual([
      'leaflets-red: every option of pay, wait asks for something',
    ]);
  });

  test('reports such a decision inside an option', () => {
    const nested: Option = { ...FREE, effects: [{ kind: 'choose', options: [DEAR] }] };
    expect(deadEndComplaints(book([leaflet({ options: [nested] })]))).toEqual([
      'leaflets-red: every option of pay asks for something',
    ]);
  });

  test('reports two options of one name', () => {
    expect(deadEndComplaints(book([leaflet({ options: [FREE, FREE] })]))).toEqual([
      'leaflets-red: two options are called walk-on',
    ]);
  });
});

const rows = (...tops: readonly number[]): Effect => ({
  kind: 'test',
  test: { kind: 'd10', rows: tops.map((upTo) => ({ upTo, effects: [] })) },
});
const enemies = (...tops: readonly number[]): Effect => ({
  kind: 'fight',
  enemies: {
    count: tops.map((upTo) => ({ upTo, enemies: 1 })),
    weapons: { A: [], B: [], C: [] },
    thugs: true,
  },
});
const change = (by: number): Effect => ({ kind: 'change', state: 'misery', by, who: 'one' });

/** Data that the compiler would reject. */
const made = (effect: object) => effect as Effect;

describe('effects', () => {
  test.each<Effect>([
    { kind: 'gain', goods: { guitar: 1, ammo: 9 } },
    change(-2),
    rows(3, 7, 10),
    enemies(10),
    { kind: 'later', days: 4, story: 'x' },
    { kind: 'tonight', damage: 0, wounds: -1 },
  ])('$kind as it should be', (effect) => {
    expect(effectComplaints(book([happens(effect)]))).toEqual([]);
  });

  test.each<[effect: Effect, fault: string]>([
    [{ kind: 'gain', goods: { guitar: 2 } }, '2 guitar: the box has 1'],
    [{ kind: 'lose', goods: { ammo: 0 } }, '0 ammo: the box has 9'],
    [made({ kind: 'gain', goods: { gold: 1 } }), 'there is no good gold'],
    [made({ kind: 'trade', commission: 0, stock: ['gold'] }), 'there is no good gold'],
    [change(3), 'change by 3, from 1 to 2'],
    [change(0), 'change by 0, from 1 to 2'],
    [made({ ...change(1), state: 'boredom' }), 'there is no state boredom'],
    [rows(3, 3, 10), 'rows up to 3, 3, 10 do not fill a d10'],
    [rows(3, 9), 'rows up to 3, 9 do not fill a d10'],
    [rows(), 'rows up to  do not fill a d10'],
    [enemies(6, 4, 10), 'rows up to 6, 4, 10 do not fill a d10'],
    [{ kind: 'later', days: 5, story: 'x' }, 'later by 5, from 1 to 4'],
    [{ kind: 'later', days: 0, story: 'x' }, 'later by 0, from 1 to 4'],
    [{ kind: 'cold', by: 0 }, 'cold by 0, from 1 to 10'],
    [{ kind: 'noise', by: 0.5 }, 'noise by 0.5, from 1 to 10'],
    [{ kind: 'tonight', damage: 0, wounds: 0 }, 'tonight by 0, from 1 to 10'],
    [{ kind: 'return', cards: 0 }, 'return by 0, from 1 to 10'],
    [{ kind: 'ideas', cards: 0 }, 'ideas by 0, from 1 to 10'],
    [{ kind: 'lose-any', count: 0, of: 'any' }, 'lose-any by 0, from 1 to 10'],
    [
      made({ kind: 'if', when: { kind: 'built', fitting: 'sauna' }, effects: [], otherwise: [] }),
      'there is no Fitting sauna',
    ],
    [
      { kind: 'if', when: { kind: 'has', goods: { guitar: 2 } }, effects: [], otherwise: [] },
      '2 guitar: the box has 1',
    ],
    [
      made({
        kind: 'if',
        when: { kind: 'anyone', state: 'boredom', atLeast: 1 },
        effects: [],
        otherwise: [],
      }),
      'there is no state boredom',
    ],
  ])('%j is not possible', (effect, fault) => {
    expect(effectComplaints(book([happens(effect)]))).toEqual([`leaflets-red: ${fault}`]);
  });

  test('looks into the condition of a story and inside others', () => {
    const guitars = { kind: 'has', goods: { guitar: 2 } } as const;
    const held = { kind: 'all', conditions: [{ kind: 'not', condition: guitars }] } as const;
    expect(effectComplaints(book([leaflet({ when: held })]))).toEqual([
      'leaflets-red: 2 guitar: the box has 1',
    ]);
  });

  test('reports a price that cannot be paid', () => {
    const options: Option[] = [
      { id: 'pay', cost: { guitar: 2 }, effects: [] },
      { id: 'wait', when: { kind: 'has', goods: { sawblade: 2 } }, effects: [] },
    ];
    expect(effectComplaints(book([leaflet({ options })]))).toEqual([
      'leaflets-red: 2 guitar: the box has 1',
      'leaflets-red: 2 sawblade: the box has 1',
    ]);
  });
});

describe('notes', () => {
  test('reports unknown and repeated content notes', () => {
    const notes = ['grief', 'grief', 'spiders' as 'grief'] as const;
    expect(noteComplaints(book([leaflet({ notes })]))).toEqual([
      'leaflets-red: there is no content note spiders',
      'leaflets-red: notes grief twice',
    ]);
  });
});
