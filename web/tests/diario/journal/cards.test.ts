import type { FATE } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import { cardName, printedTexts, shownSince } from '../../../src/games/diario/table/journal/cards.ts';
import { entry } from '../entries.ts';

const market = { type: 'event-turned', event: 'market-in-the-underpass' } as const;
const fate = { type: 'fate-turned', fate: 'bitter-wind' } as const;

describe('cards and dice above the question', () => {
  test('are those since the own last answer, the latest first', () => {
    const log = [entry(null, market), entry(0, fate, { type: 'rolled', die: 4 })];
    expect(shownSince(log, 0).map(({ event }) => event.type)).toEqual(['rolled', 'fate-turned']);
  });

  test('are not told to a watcher, who reads the log', () => {
    expect(shownSince([entry(0, fate)], null)).toEqual([]);
  });

  test('a die has below it what came of it', () => {
    const found = { type: 'found', goods: ['book:1'] } as const;
    const [die] = shownSince([entry(0, { type: 'rolled', die: 9 }, found)], 0);
    expect(die?.followed).toEqual([found]);
  });

  test('DAWN-3 a Fate card says what it does to the ill and the wounded, to the Cold and to Spirit', () => {
    const keys = (id: keyof typeof FATE) =>
      printedTexts({ type: 'fate-turned', fate: id }, { isAsked: false }).map(({ key }) => key);
    expect(keys('bitter-wind')).toEqual(['journal.fate-illness', 'journal.fate-wounds', 'journal.fate-cold']);
    expect(keys('bad-dreams')).toContain('journal.fate-keeps');
    expect(keys('quiet-morning')).toEqual([
      'journal.fate-illness',
      'journal.fate-wounds',
      'journal.fate-exchange',
      'journal.fate-spirit',
    ]);
  });

  test('FIGHT-8: a combat story says what it brings to whoever rolled, and is remembered by its words', () => {
    const struck = { type: 'fate-struck', fate: 'bitter-wind', die: 'yellow' } as const;
    const printed = (by: 'ours' | 'theirs' | 'guard') =>
      printedTexts({ ...struck, by }, { isAsked: false }).map(({ key }) => key);
    expect([printed('ours'), printed('theirs'), printed('guard')]).toEqual([
      ['combat.strikes'],
      ['combat.enemy-strikes'],
      ['combat.off-raid'],
    ]);
    expect(cardName({ ...struck, by: 'guard' })).toBe('book-line.combat:bitter-wind-yellow:0');
    expect(cardName({ ...struck, by: 'theirs' })).toBe('book-line.combat:bitter-wind-yellow:1');
    const left = { type: 'enemy-left', enemy: 1 } as const;
    expect(shownSince([entry(0, { ...struck, by: 'ours' }, left)], 0)[0]?.followed).toEqual([left]);
  });

  test('a card leaves its options to the question that offers them', () => {
    const mark = { type: 'event-turned', event: 'a-chalk-mark' } as const;
    const keys = (isAsked: boolean) => printedTexts(mark, { isAsked }).map(({ key }) => key);
    expect(keys(false)).toContain('effect.choose');
    expect(keys(true)).toEqual(['event-card-about.a-chalk-mark']);
  });

  test('a card is remembered by what it says', () => {
    expect(cardName(market)).toBe('event:market-in-the-underpass');
    expect(cardName({ type: 'spirit', person: 'anton', row: 2, die: 6 })).toBe('spirit:anton:2');
    expect(cardName({ type: 'spirit', person: 'anton', row: 1, die: 2 })).not.toBe('spirit:anton:2');
  });
});
