import { STORY_IDS, storyAt } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { type Killing, killingsOf } from '../../../src/games/diario/table/killing/killings.ts';
import { STORIES_TOLD } from '../../../src/games/diario/table/killing/names.ts';
import { isOfThugs, wordsFor } from '../../../src/games/diario/table/killing/words.ts';
import { entry } from '../entries.ts';

const NIGHT: readonly Event[] = [
  { type: 'starters', people: ['arica', 'marin', 'vesna'] },
  { type: 'phase', phase: 'scavenging', day: 4 },
  { type: 'went-out', people: ['arica', 'vesna'], location: 'river-chapel' },
  { type: 'encountered', resident: 'squatters' },
];
const DECIDED: Event = { type: 'decided', option: 'fight' };
const FIGHT: readonly Event[] = [
  { type: 'fight' },
  { type: 'enemy-with', enemy: 1, weapon: 'knife', prowess: 1 },
  { type: 'enemy-bare-handed', enemy: 2, prowess: 0 },
];
const KILLED: Event = { type: 'enemy-killed', enemy: 2 };
const WEIGHED: readonly Event[] = [
  { type: 'killing-weighed', die: 4 },
  { type: 'state-rose', person: 'vesna', state: 'misery', by: 1, level: 2 },
];

describe('a killing', () => {
  test('is told once its fight is over, with who was there and what it did to them (FIGHT-10)', () => {
    const log = [entry(null, ...NIGHT), entry(0, DECIDED, ...FIGHT), entry(0, KILLED)];
    expect(killingsOf(log)).toEqual([]);
    const [killing] = killingsOf([
      ...log,
      entry(
        0,
        { type: 'enemies-gone' },
        ...WEIGHED,
        { type: 'gained', goods: ['wood:2'] },
        {
          type: 'state-rose',
          person: 'arica',
          state: 'misery',
          by: 1,
          level: 1,
        },
      ),
    ]);
    expect(killing).toMatchObject({
      day: 4,
      where: 'out',
      killed: [2],
      opening: { resident: 'squatters' },
      decided: { option: 'fight' },
      dice: [4],
      witnesses: [
        { person: 'arica', misery: null },
        { person: 'vesna', misery: { by: 1, level: 2 } },
      ],
      brought: ['wood:2'],
    });
  });

  test('weighs on each for every one of those who were killed', () => {
    const twice = [...WEIGHED, ...WEIGHED].map((event, index) =>
      index === 3 ? { ...event, level: 3 } : event,
    );
    const [killing] = killingsOf([
      entry(null, ...NIGHT, ...FIGHT, KILLED, { ...KILLED, enemy: 1 }, { type: 'enemies-gone' }),
      entry(null),
    ]);
    expect(killing?.killed).toEqual([2, 1]);
    const [weighed] = killingsOf([
      entry(
        null,
        ...NIGHT,
        ...FIGHT,
        KILLED,
        { ...KILLED, enemy: 1 },
        { type: 'enemies-gone' },
        ...(twice as Event[]),
      ),
    ]);
    expect(weighed?.dice).toEqual([4, 4]);
    expect(weighed?.witnesses[1]?.misery).toEqual({ by: 2, level: 3 });
  });

  test('at home that ends in flight is told, too, and one that none outlived is not', () => {
    const home: readonly Event[] = [NIGHT[0] as Event, { type: 'phase', phase: 'day', day: 2 }];
    const [killing] = killingsOf([entry(null, ...home, ...FIGHT, KILLED, { type: 'gave-way' }, ...WEIGHED)]);
    expect(killing).toMatchObject({ where: 'home', wentOut: null, dice: [4] });
    expect(killing?.witnesses.map(({ person }) => person)).toEqual(['arica', 'marin', 'vesna']);
    const dead = (['arica', 'vesna'] as const).map(
      (person): Event => ({ type: 'gone', person, cause: 'wounds', variant: 0 }),
    );
    expect(killingsOf([entry(null, ...NIGHT, ...FIGHT, KILLED, ...dead, { type: 'enemies-gone' })])).toEqual(
      [],
    );
  });

  test('of which nobody was the cause is none: an enemy who dies by mischance or runs', () => {
    const events: Event[] = [
      { type: 'enemy-died', enemy: 1 },
      { type: 'enemy-left', enemy: 2 },
      { type: 'enemies-gone' },
    ];
    expect(killingsOf([entry(null, ...NIGHT, ...FIGHT, ...events)])).toEqual([]);
  });
});

describe('the words for a killing', () => {
  const told = (...dice: readonly number[]): Killing => {
    const weighed = dice.map((die): Event => ({ type: 'killing-weighed', die }));
    const [killing] = killingsOf([
      entry(null, ...NIGHT, ...FIGHT, KILLED, { type: 'enemies-gone' }, ...weighed),
    ]);
    if (killing === undefined) throw new Error('nothing was told');
    return killing;
  };

  test('are shorter of Thugs, who weigh on nobody (FIGHT-10)', () => {
    expect(isOfThugs(told())).toBe(true);
    expect(isOfThugs(told(3))).toBe(false);
    expect(wordsFor(told(), [told()], 'deal').key).toMatch(/^killing\.thugs-/);
    expect(wordsFor(told(3), [], 'deal').key).toMatch(/^killing\.out-/);
  });

  test('do not come again before all were told, and each deal begins elsewhere', () => {
    const all = Array.from({ length: 8 }, () => told(3));
    const words = (deal: string) => all.map((killing) => wordsFor(killing, all, deal).key);
    expect(new Set(words('a deal')).size).toBe(8);
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((deal) => words(deal)[0])).size).toBeGreaterThan(1);
  });
});

test('every story in which it may come to a fight says whom it was against', () => {
  const fought = STORY_IDS.filter((id) => JSON.stringify(storyAt(id)).includes('"kind":"fight"'));
  expect(new Set(fought)).toEqual(STORIES_TOLD);
});
