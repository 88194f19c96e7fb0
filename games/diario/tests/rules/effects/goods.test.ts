import { describe, expect, test } from 'vitest';
import { stakesIn } from '../../../src/data/language/stakes.ts';
import { effectsWithin } from '../../../src/data/language/within.ts';
import { game } from '../../../src/index.ts';
import { STORIES } from '../../../src/stories/book.ts';
import { stakeTexts } from '../../../src/texts/stake.ts';
import { at } from '../../scenario.ts';
import { ABROAD, effecting, HOME, OUT } from './effecting.ts';

describe('gain', () => {
  test('gain puts goods into Storage at home', () => {
    const scenario = effecting([{ kind: 'gain', goods: { wood: 2, book: 1 } }]);
    expect(scenario.table.storage).toEqual({ wood: 2, book: 1 });
    expect(scenario.box('wood')).toBe(10);
    expect(scenario.events()).toEqual([{ type: 'gained', goods: ['book:1', 'wood:2'] }]);
  });

  test('gain puts goods onto the Findings pile out of doors', () => {
    const scenario = effecting([{ kind: 'gain', goods: { wood: 2 } }], ABROAD, OUT);
    expect(scenario.table.pile).toEqual({ wood: 2 });
    expect(scenario.table.storage).toEqual({});
    expect(scenario.heard()).toEqual(['found']);
  });

  test('gain goes no further than the box (SET-10)', () => {
    const scenario = effecting([{ kind: 'gain', goods: { guitar: 1, meds: 3 } }], {
      storage: { guitar: 1, meds: 2 },
    });
    expect(scenario.table.storage).toEqual({ guitar: 1, meds: 3 });
  });
});

describe('lose', () => {
  test('lose puts back as many as are there', () => {
    const scenario = effecting([{ kind: 'lose', goods: { water: 3, book: 1 } }], { storage: { water: 2 } });
    expect(scenario.table.storage).toEqual({});
    expect(scenario.box('water')).toBe(6);
    expect(scenario.events()).toEqual([{ type: 'lost', goods: ['water:2'] }]);
  });

  test('lose takes from the Findings pile out of doors, and leaves Storage alone', () => {
    const position = { ...ABROAD, storage: { water: 2 }, pile: { water: 1 } };
    const scenario = effecting([{ kind: 'lose', goods: { water: 2 } }], position, OUT);
    expect([scenario.storage('water'), scenario.pile('water')]).toEqual([2, 0]);
  });

  test('lose of what is not there says nothing', () => {
    expect(effecting([{ kind: 'lose', goods: { water: 1 } }]).heard()).toEqual([]);
  });
});

describe('eliminate', () => {
  test('SET-10 what is eliminated leaves the game, as much of it as is there', () => {
    const scenario = effecting([{ kind: 'eliminate', goods: { book: 2, water: 1 } }], {
      storage: { book: 1, wood: 1 },
    });
    expect(scenario.table.storage).toEqual({ wood: 1 });
    expect([scenario.box('book'), scenario.table.eliminated]).toEqual([2, { book: 1 }]);
    expect(scenario.events()).toEqual([{ type: 'eliminated', goods: ['book:1'] }]);
    expect(effecting([{ kind: 'eliminate', goods: { water: 1 } }]).heard()).toEqual([]);
  });

  test('SET-10 what is eliminated is never found again', () => {
    const effects = [
      { kind: 'eliminate', goods: { sawblade: 1 } },
      { kind: 'gain', goods: { sawblade: 1 } },
    ] as const;
    expect(effecting(effects, { storage: { sawblade: 1 } }).heard()).toEqual(['eliminated', 'box-empty']);
  });

  test('SET-10 what is eliminated is in the record, and in what is tried out beforehand', () => {
    const eliminated = { book: 1 };
    const scenario = at([{ step: 'eat', left: ['anton'] }], { eliminated, storage: { vegetable: 1 } });
    expect(game.audit.state(scenario.table)).toMatchObject({ eliminated });
    expect(game.rehearsal?.(scenario.view(0))?.eliminated).toEqual(eliminated);
  });

  test('SET-10 out of doors it comes from the Findings pile', () => {
    const position = { ...ABROAD, storage: { book: 1 }, pile: { book: 1 } };
    const scenario = effecting([{ kind: 'eliminate', goods: { book: 1 } }], position, OUT);
    expect([scenario.storage('book'), scenario.pile('book')]).toEqual([1, 0]);
  });

  test('SET-10 at least three of our stories eliminate something, and what is at stake says that it is for good', () => {
    const eliminating = STORIES.filter(({ effects, options }) =>
      effectsWithin([...effects, ...options.flatMap((option) => option.effects)]).some(
        ({ kind }) => kind === 'eliminate',
      ),
    );
    expect(eliminating.length).toBeGreaterThanOrEqual(3);
    const texts = stakeTexts(stakesIn([{ kind: 'eliminate', goods: { book: 1 } }]), HOME);
    expect(texts).toEqual([{ key: 'effect.eliminate', vars: { changes: ['book:-1'] } }]);
  });
});

describe('lose-any', () => {
  const storage = { 'raw-food': 1, vegetable: 2, meds: 1, knife: 1, wood: 1 };

  test('LEAD-1 lose-any lets the Leader name one good after the other', () => {
    const scenario = effecting([{ kind: 'lose-any', count: 2, of: 'any' }], { storage });
    expect([scenario.clause, scenario.prompt]).toEqual(['LEAD-1', 'prompt.choose-loss']);
    expect(scenario.legal).toEqual([
      'lose raw-food',
      'lose vegetable',
      'lose knife',
      'lose meds',
      'lose wood',
    ]);
    scenario.choose('lose wood');
    expect(scenario.legal).not.toContain('lose wood');
    scenario.choose('lose knife');
    expect(scenario.asked).toBeNull();
    expect(scenario.table.storage).toEqual({ 'raw-food': 1, vegetable: 2, meds: 1 });
  });

  test.each([
    ['food', ['lose raw-food', 'lose vegetable']],
    ['medicine', ['lose bandage', 'lose meds']],
    ['weapon', ['lose hatchet', 'lose knife']],
  ] as const)('lose-any may be limited to %s', (of, legal) => {
    const scenario = effecting([{ kind: 'lose-any', count: 1, of }], {
      storage: { ...storage, bandage: 1, hatchet: 1 },
    });
    expect(scenario.legal.sort()).toEqual([...legal].sort());
  });

  test('lose-any leaves nothing to ask where only one good is left, and stops when there is none', () => {
    const scenario = effecting([{ kind: 'lose-any', count: 3, of: 'food' }], {
      storage: { vegetable: 2, wood: 1 },
    });
    expect(scenario.asked).toBeNull();
    expect(scenario.table.storage).toEqual({ wood: 1 });
    expect(
      effecting([{ kind: 'lose-any', count: 1, of: 'weapon' }], { storage: { wood: 1 } }).heard(),
    ).toEqual([]);
  });

  test('lose-any goes on with what follows it', () => {
    const effects = [
      { kind: 'lose-any', count: 1, of: 'food' },
      { kind: 'cold', by: 1 },
    ] as const;
    expect(effecting(effects, { storage }).choose('lose vegetable').table.cold).toBe(1);
  });
});

test('TRADE-1 trade offers the stock at this scene', () => {
  const effects = [
    { kind: 'trade', commission: 0, stock: ['raw-food'] },
    { kind: 'cold', by: 1 },
  ] as const;
  const scenario = effecting(effects, { storage: { jewelry: 1 } });
  expect(scenario.eventsOf('trade-offered')).toEqual([
    { type: 'trade-offered', goods: ['raw-food:6'], commission: 0 },
  ]);
  expect(scenario.table.cold).toBe(0);
  expect(scenario.choose('done').table.cold).toBe(1);
});
