import { describe, expect, test } from 'vitest';
import type { Option } from '../../../games/diario/src/data/language/effect.ts';
import {
  arrival,
  change,
  d10,
  empathy,
  gain,
  later,
  leave,
  lose,
  mark,
  readOn,
  tell,
  upTo,
  when,
} from '../../../games/diario/src/data/language/make-effects.ts';
import { REGISTERS, type Story } from '../../../games/diario/src/data/language/story.ts';
import { chainsOfThree } from '../figures/chains.ts';
import { conditionalCount, figuresOf } from '../figures/figures.ts';
import { goalComplaints } from '../figures/goal-complaints.ts';
import { goodsForMisery } from '../figures/goods-for-misery.ts';
import { outcomesOf } from '../figures/outcomes.ts';
import { peopleStories } from '../figures/people-stories.ts';
import { GOALS } from '../goals.ts';
import { book, leaflet, prose, story, words } from './sample.ts';

const option = (...effects: Option['effects']): Option => ({ id: 'try', effects });
const COLD = { kind: 'cold', atLeast: 3 } as const;
const TRAY = { kind: 'marked', mark: 'tray' } as const;

describe('outcomes', () => {
  test.each<[name: string, count: number, of: Option]>([
    ['an option without effects', 1, option()],
    ['rows', 3, option(d10(upTo(3), upTo(7, tell('a')), upTo(10, tell('b'))))],
    ['rows with the same outcome', 1, option(d10(upTo(3, gain({ water: 1 })), upTo(10, gain({ water: 1 }))))],
    ['a test', 2, option(empathy([tell('a')], [tell('b')]))],
    ['a condition without an alternative', 2, option(when(COLD, [tell('a')]))],
    ['two conditions', 4, option(when(COLD, [tell('a')]), when(TRAY, [tell('b')]))],
    ['a row inside a test', 3, option(empathy([d10(upTo(5), upTo(10, tell('a')))], [tell('b')]))],
  ])('counts those of %s', (_, count, of) => {
    expect(outcomesOf(of)).toBe(count);
  });
});

describe('what depends on something', () => {
  test('counts options and branches, not whole stories', () => {
    const held = leaflet({ when: COLD, effects: [when(TRAY, [])], options: [{ ...option(), when: COLD }] });
    expect(conditionalCount(book([held]))).toBe(2);
  });
});

describe('chains', () => {
  const first = (effect: Option['effects'][number]) => leaflet({ options: [option(effect)] });

  test('follow links and tokens', () => {
    const chain = [
      first(readOn('second')),
      story('second', { effects: [later(1, 'third')] }),
      story('third'),
    ];
    expect(chainsOfThree(book(chain))).toEqual(['leaflets-red']);
    expect(chainsOfThree(book(chain.slice(0, 2)))).toEqual([]);
  });

  test('follow a mark to the story that looks for it', () => {
    const reader = story('second', { options: [{ ...option(readOn('third')), when: TRAY }] });
    expect(chainsOfThree(book([first(mark('tray')), reader, story('third')]))).toEqual(['leaflets-red']);
    expect(chainsOfThree(book([first(mark('key')), reader, story('third')]))).toEqual([]);
  });

  test('of four count once', () => {
    const chain = [
      first(readOn('second')),
      story('second', { effects: [later(1, 'third')] }),
      story('third', { effects: [later(1, 'fourth')] }),
      story('fourth'),
    ];
    expect(chainsOfThree(book(chain))).toEqual(['leaflets-red']);
  });

  test('do not count a circle of two as three', () => {
    const circle = [first(readOn('second')), story('second', { effects: [readOn('third')] })];
    expect(chainsOfThree(book([...circle, story('third', { effects: [readOn('second')] })]))).toHaveLength(1);
    expect(chainsOfThree(book([first(readOn('second')), story('second', { when: TRAY })]))).toEqual([]);
  });
});

describe('goods for Misery', () => {
  const misery = change('misery', 1, 'one');

  test.each<[name: string, isSo: boolean, of: Option]>([
    ['goods and Misery', true, option(tell('a'), gain({ water: 1 }), misery)],
    ['the two as rows', true, option(d10(upTo(5, gain({ water: 1 })), upTo(10, misery)))],
    ['goods alone', false, option(gain({ water: 1 }))],
    ['goods, Misery and Fatigue', false, option(gain({ water: 1 }), misery, change('fatigue', 1, 'one'))],
    ['a price as well', false, { ...option(gain({ water: 1 }), misery), cost: { book: 1 } }],
    ['a story that follows', false, option(gain({ water: 1 }), misery, later(1, 'x'))],
  ])('%s: %s', (_, isSo, of) => {
    expect(goodsForMisery(book([leaflet({ options: [of] })]))).toEqual(isSo ? ['leaflets-red'] : []);
  });
});

describe('stories of people', () => {
  test.each<[name: string, isSo: boolean, of: Story]>([
    ['an option by which a person leaves', true, leaflet({ options: [option(leave('one'))] })],
    ['an option that breaks a person', true, leaflet({ options: [option(change('misery', 2, 'one'))] })],
    ['a little Misery', false, leaflet({ options: [option(change('misery', 1, 'one'))] })],
    ['an arrival over nothing', false, leaflet({ effects: [arrival] })],
    ['an arrival after a mark', true, leaflet({ effects: [when(TRAY, [arrival])] })],
    ['an arrival in a story that another leads to', true, story('second', { effects: [arrival] })],
  ])('%s: %s', (_, isSo, of) => {
    expect(peopleStories(book([of]))).toHaveLength(isSo ? 1 : 0);
  });
});

/** A book that reaches every goal. */
function goodBook() {
  const chains = Array.from({ length: GOALS.chainsOfThree }, (_, index) => [
    story(`first-${index}`, { options: busy(later(1, `second-${index}`)) }),
    story(`second-${index}`, { options: busy(later(1, `third-${index}`)) }),
    story(`third-${index}`, { options: busy(leave('one')) }),
  ]).flat();
  const others = Array.from({ length: GOALS.stories - chains.length }, (_, index) => {
    const register = REGISTERS[index];
    return story(`other-${index}`, { options: busy(), ...(register === undefined ? {} : { register }) });
  });
  return [...chains, ...others];
}

function busy(...effects: Option['effects']): Option[] {
  const branch = when(COLD, [tell('a')]);
  return [option(branch, ...effects), { id: 'leave', effects: [branch, lose({ water: 1 })] }];
}

describe('goals', () => {
  const good = goodBook();
  const change1 = (other: (each: Story, index: number) => Story) => goalComplaints(book(good.map(other)));

  test('are reached by a good book', () => {
    expect(goalComplaints(book(good))).toEqual([]);
  });

  test('report too few stories', () => {
    expect(goalComplaints(book(good.slice(0, -1)))).toEqual(['359 stories, at least 360']);
  });

  test('report too few conditions, outcomes and choices', () => {
    const plain = ({ options: [first], ...rest }: Story): Story => ({
      ...rest,
      options: [option(...(first?.effects.slice(1) ?? []))],
    });
    expect(change1(plain)).toEqual([
      '0 options or branches that depend on something, at least 200',
      '1 outcomes an option, at least 1.8',
      '0 % have a choice, at least a third',
    ]);
  });

  test('report too few chains, links and stories of people', () => {
    expect(change1((each, index) => (index === 0 ? { ...each, options: busy() } : each))).toEqual([
      '39 chains of three readings, at least 40',
    ]);
    expect(change1((each) => ({ ...each, options: busy() }))).toEqual([
      '0 chains of three readings, at least 40',
      '0 stories in which people come, leave, fight or break, at least 25',
      '0 % are linked, at least a quarter',
    ]);
  });

  test('report too few voices', () => {
    expect(change1(({ register: _, ...each }) => each)).toEqual([
      '0 voices besides the narrator, at least 8',
    ]);
  });

  test('report goods for Misery and name the stories', () => {
    const sold = [...busy(), option(gain({ water: 1 }), change('misery', 1, 'one'), when(COLD, [tell('a')]))];
    const [complaint = '', ...more] = change1((each, index) =>
      index >= good.length - 80 ? { ...each, options: sold } : each,
    );
    expect(more).toEqual([]);
    expect(complaint).toContain('22 % sell goods for Misery, at most a fifth: other-160, other-161');
  });
});

describe('figures', () => {
  const told = leaflet({ register: 'letter', options: [option()] });
  const whole = prose({
    title: 'One title',
    text: ['{other} {otherIs, select, woman {sat} other {sat down}}.'],
    options: { try: 'Try' },
  });

  test('count words by the longest rendering', () => {
    const { words: count } = figuresOf(
      book([told], { words: [words({ stories: { 'leaflets-red': whole } })] }),
    );
    expect(count).toBe(6);
  });

  test('count whole stories in each language, also where there is no book', () => {
    const half = words({ language: 'it', stories: { 'leaflets-red': prose() } });
    const { languages, registers } = figuresOf(
      book([told], { words: [words({ stories: { 'leaflets-red': whole } }), half] }),
    );
    expect(languages).toEqual({ en: 1, it: 0, pt: 0, ru: 0 });
    expect(registers).toEqual({ letter: 1 });
  });
});
