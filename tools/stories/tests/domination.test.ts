import { describe, expect, test } from 'vitest';
import type { Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  encounter,
  exchange,
  fight,
  gain,
  giveBack,
  giveUp,
  ideas,
  later,
  leave,
  lose,
  mark,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  trade,
  unmark,
  upTo,
  when,
} from '../../../games/diario/src/data/language/make-effects.ts';
import type { Story } from '../../../games/diario/src/data/language/story.ts';
import { dominatedOptions, dominationComplaints } from '../domination/dominated.ts';
import { book, leaflet, story } from './sample.ts';

const WATER = gain({ water: 1 });
const SAD = change('misery', 1, 'one');
const COLD = { kind: 'cold', atLeast: 3 } as const;
const READER = story('reader', { when: { kind: 'marked', mark: 'tray' } });

type Given = readonly Effect[] | Omit<Option, 'id'>;

/** By which option the other one is dominated. */
function dominated(one: Given, other: Given, more: Partial<Story> = {}): string[] {
  const option = (id: string, given: Given): Option => ({
    id,
    ...('effects' in given ? given : { effects: given }),
  });
  const asked = leaflet({ ...more, options: [option('one', one), option('other', other)] });
  return dominatedOptions(book([asked, READER])).map(({ by, option }) => `${by} over ${option}`);
}

describe('one option is better than another', () => {
  test.each<[name: string, one: Given, other: Given]>([
    ['more goods', [gain({ water: 2 })], [WATER]],
    ['a smaller loss', [lose({ water: 1 })], [lose({ water: 2 })]],
    ['fewer goods given up', [giveUp(1, 'any')], [giveUp(2, 'any')]],
    ['less harm', [], [SAD]],
    ['more relief', [change('misery', -2, 'sad')], [change('misery', -1, 'sad')]],
    ['less Cold', [cold(1)], [cold(2)]],
    ['a calmer night', [tonight(-1, 0)], [tonight(0, 1)]],
    ['less Noise', [noise(-1)], [noise(1)]],
    ['less time', [], [giveBack(1)]],
    [
      'no fight',
      [],
      [fight({ count: [{ upTo: 10, enemies: 1 }], weapons: { A: [], B: [], C: [] }, thugs: true })],
    ],
    ['a person who stays', [WATER], [WATER, leave('other')]],
    ['a search', [search('heap')], []],
    ['an idea', [ideas(1)], []],
    ['a trade', [trade(0, ['meds'])], []],
    ['a lower price', { effects: [WATER] }, { cost: { book: 1 }, effects: [WATER] }],
    ['relief for all instead of one', [change('misery', -1, 'present')], [change('misery', -1, 'one')]],
    ['relief for a person of choice', [change('misery', -1, 'one')], [change('misery', -1, 'other')]],
    ['harm to a person of choice', [change('wounds', 1, 'one')], [change('wounds', 1, 'other')]],
    ['harm to one instead of all', [change('wounds', 1, 'other')], [change('wounds', 1, 'present')]],
    [
      'relief in two parts',
      [change('misery', -1, 'one'), change('misery', -1, 'one')],
      [change('misery', -2, 'one')],
    ],
    ['the same that follows', [later(2, 'x'), WATER], [later(2, 'x')]],
    ['a mark that no story looks for', [WATER], [mark('key')]],
  ])('%s', (_, one, other) => {
    expect(dominated(one, other)).toEqual(['one over other']);
    expect(dominated(other, one)).toEqual(['other over one']);
  });

  test.each<[name: string, one: Given, other: Given]>([
    ['better rows', [d10(upTo(5, WATER), upTo(10))], [d10(upTo(3, WATER), upTo(10))]],
    ['better rows in another order', [d10(upTo(5), upTo(10, WATER))], [d10(upTo(3, WATER), upTo(10))]],
    ['the worst row is better than the best', [d10(upTo(5, WATER), upTo(10, WATER, WATER))], []],
    ['both ends of a test are better', [empathy([WATER], [])], [empathy([], [SAD])]],
    ['better where a condition holds', [when(COLD, [WATER])], []],
    ['no row', [WATER], [d10(upTo(9, WATER), upTo(10, tell('nothing')))]],
  ])('by chance: %s', (_, one, other) => {
    expect(dominated(one, other)).toEqual(['one over other']);
  });

  test('an option with a harder condition', () => {
    const free = { effects: [WATER] };
    const held = { when: COLD, effects: [] };
    expect(dominated(free, held)).toEqual(['one over other']);
    const cold5 = { when: { kind: 'cold', atLeast: 5 }, effects: [] } as const;
    expect(dominated({ when: COLD, effects: [WATER] }, cold5)).toEqual(['one over other']);
    const paid = { cost: { book: 2 }, effects: [] };
    expect(dominated({ when: { kind: 'has', goods: { book: 1 } }, effects: [] }, paid)).toEqual([
      'one over other',
    ]);
  });

  test('only the worlds in which the story can be read count', () => {
    const one = [when(COLD, [WATER], [SAD])];
    expect(dominated(one, [])).toEqual([]);
    expect(dominated(one, [], { when: COLD })).toEqual(['one over other']);
  });
});

describe('neither option is better', () => {
  test.each<[name: string, one: Given, other: Given]>([
    ['different goods', [WATER], [gain({ wood: 2 })]],
    ['goods for Misery', [WATER, SAD], []],
    ['the same', [WATER, tell('a')], [WATER, tell('b')]],
    ['a token', [WATER], [later(1, 'x')]],
    ['tokens of other days', [WATER, later(2, 'x')], [later(1, 'x')]],
    ['a story at once', [WATER], [readOn('x')]],
    ['a mark', [WATER], [mark('tray')]],
    ['a mark wiped out', [WATER], [unmark('tray')]],
    ['an arrival', [], [arrival]],
    ['a Noise roll', [WATER], [noiseRoll]],
    ['an encounter', [WATER], [encounter]],
    ['another Location', [WATER], [exchange('near')]],
    ['a decision inside', [WATER], [{ kind: 'choose', options: [] }]],
    ['relief for different people', [change('misery', -1, 'other')], [change('misery', -1, 'third')]],
    [
      'relief for one person or for two',
      [change('misery', -2, 'one')],
      [change('misery', -1, 'other'), change('misery', -1, 'third')],
    ],
    ['a state healed and another', [change('misery', -1, 'one')], [change('hunger', -1, 'one')]],
    ['rows with a better best and a worse worst', [d10(upTo(5, WATER), upTo(10, SAD))], []],
    ['different tests', [empathy([WATER], [])], [prowess(1, [WATER], [])]],
    ['a condition that harms', [when(COLD, [WATER], [SAD])], []],
    ['a price', { cost: { book: 1 }, effects: [WATER] }, []],
    ['a price against a loss', { cost: { book: 1 }, effects: [WATER] }, [lose({ book: 1 })]],
    ['a condition to choose it', { when: COLD, effects: [WATER] }, []],
    [
      'rows with tokens',
      [d10(upTo(5, later(1, 'x'), WATER), upTo(10))],
      [d10(upTo(4, later(1, 'x')), upTo(10))],
    ],
  ])('%s', (_, one, other) => {
    expect(dominated(one, other)).toEqual([]);
  });

  test('more questions than can be looked through', () => {
    const questions = Array.from({ length: 9 }, (_, day) => when({ kind: 'day', atLeast: day }, [WATER]));
    expect(dominated(questions, [])).toEqual([]);
    expect(dominated(questions.slice(1), [])).toEqual(['one over other']);
  });
});

test('a complaint names both options and what is better', () => {
  const options = [
    { id: 'walk-on', effects: [] },
    { id: 'take-it', effects: [WATER, change('misery', -1, 'one')] },
  ];
  expect(dominationComplaints(book([leaflet({ options })]))).toEqual([
    'leaflets-red: take-it is better than walk-on (gain of water, less misery)',
  ]);
});
