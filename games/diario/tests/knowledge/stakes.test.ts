import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect, Option } from '../../src/data/language/effect.ts';
import {
  change,
  cold,
  d10,
  empathy,
  fight,
  gain,
  noise,
  tell,
  tonight,
  upTo,
} from '../../src/data/language/make-effects.ts';
import { isSame, stakesIn } from '../../src/data/language/stakes.ts';
import { effectsWithin } from '../../src/data/language/within.ts';
import { needsOf, optionTexts, tryingTexts } from '../../src/knowledge/stakes.ts';
import { STORIES } from '../../src/stories/book.ts';
import { CARD_EFFECTS } from '../../src/stories/options.ts';
import { AT_HOME, effectTexts } from '../../src/texts/effect.ts';
import { ABROAD, HOME, OUT } from '../rules/effects/effecting.ts';
import { at, type Position } from '../scenario.ts';

/** What is said of an option `try` with these effects. */
function said(option: Omit<Option, 'id'>, position: Position = {}, scene = HOME) {
  const options = [
    { id: 'hide', ...option },
    { id: 'fight', effects: [] },
  ];
  return optionTexts(at([{ step: 'options', options, scene }], position).view(0), 'hide');
}

describe('what an option puts at stake', () => {
  test('LEAD-1 what it costs and every change with its sign and size', () => {
    const effects = [noise(-1), tonight(-1, 0), cold(2), gain({ water: 2 }), change('misery', -1, 'one')];
    expect(said({ cost: { bandage: 1 }, effects }, { storage: { bandage: 1 } })).toEqual([
      text('effect.goods', { changes: ['bandage:-1'] }),
      text('effect.noise', { by: '−1' }),
      text('effect.tonight-damage', { damage: '−1' }),
      text('effect.cold', { by: '+2' }),
      text('effect.goods', { changes: ['water:2'] }),
      text('effect.change-chosen', { state: 'misery', by: '−1' }),
    ]);
  });

  test('FIGHT-10: on whom a killing weighs stands with the fight to which it leads, unless these are Thugs', () => {
    const enemies = { count: [{ upTo: 10, enemies: 2 }], weapons: { A: [], B: [], C: [] } } as const;
    const people = { tomas: {}, vesna: {} };
    expect(said({ effects: [fight({ ...enemies, thugs: false })] }, { people })).toEqual([
      text('effect.fight', { count: 2 }),
      text('fight-ahead.bare-handed'),
      expect.objectContaining({ key: 'fight-ahead.fought' }),
      expect.objectContaining({ key: 'fight-ahead.fled' }),
      text('conscience.weighs', { person: 'tomas', times: 4 }),
      text('conscience.weighs', { person: 'vesna', times: 8 }),
    ]);
    expect(said({ effects: [fight({ ...enemies, thugs: true })] }, { people })).toEqual([
      text('effect.fight', { count: 2 }),
      text('fight-ahead.bare-handed'),
      expect.objectContaining({ key: 'fight-ahead.fought' }),
      expect.objectContaining({ key: 'fight-ahead.fled' }),
      text('conscience.thugs'),
    ]);
  });

  test('LEAD-1 the chance of each row of a d10, and nothing where nothing happens', () => {
    const effects = [d10(upTo(6, tell('line'), change('misery', 1, 'one')), upTo(10))];
    expect(said({ effects })).toEqual([
      text('effect.chance', { percent: 60 }),
      text('effect.change-chosen', { state: 'misery', by: '+1' }),
      text('effect.chance', { percent: 40 }),
      text('effect.nothing'),
    ]);
  });

  test('LEAD-1 what is missing to pay for it, at home from Storage and out of doors from the pile', () => {
    const options = [
      { id: 'hide', cost: { bandage: 2, water: 1 }, effects: [] },
      { id: 'fight', effects: [] },
      { id: 'go-on', effects: [] },
    ];
    const stock = { storage: { bandage: 1, water: 1 }, pile: { bandage: 2 } };
    const missing = (scene: typeof HOME | typeof OUT, position: Position) =>
      needsOf(at([{ step: 'options', options, scene }], position).view(0), 'hide');
    expect(missing(HOME, stock)).toEqual([text('need.has', { goods: ['bandage:1'] })]);
    expect(missing(OUT, { ...ABROAD, ...stock })).toEqual([text('need.has', { goods: ['water:1'] })]);
    expect(missing(HOME, { storage: { bandage: 2, water: 1 } })).toEqual([]);
  });

  test('LEAD-1 what it depends on and is not so: each part that does not hold by itself', () => {
    const needs = (when: NonNullable<Option['when']>, position: Position = {}) => {
      const options = [
        { id: 'hide', when, effects: [] },
        { id: 'fight', effects: [] },
        { id: 'go-on', effects: [] },
      ];
      return needsOf(at([{ step: 'options', options, scene: HOME }], position).view(0), 'hide');
    };
    const lockpick = { kind: 'has', goods: { lockpick: 1 } } as const;
    const nurse = { kind: 'skill', skill: 'nurse' } as const;
    expect(needs(lockpick)).toEqual([text('need.has', { goods: ['lockpick:1'] })]);
    expect(needs(lockpick, { storage: { lockpick: 1 } })).toEqual([]);
    expect(needs({ kind: 'all', conditions: [lockpick, nurse] }, { storage: { lockpick: 1 } })).toEqual([
      text('need.skill', { skill: 'nurse' }),
    ]);
    expect(needs({ kind: 'not', condition: { kind: 'group', atMost: 3 } })).toEqual([
      text('need.crowd', { count: 4 }),
    ]);
  });

  test('LEAD-1 what failing does is known while it is asked who tries', () => {
    const test = {
      kind: 'prowess',
      need: 1,
      pass: [gain({ water: 1 })],
      fail: [change('wounds', 1, 'actor')],
    } as const;
    const view = at([{ step: 'tester', test, scene: HOME }]).view(0);
    expect(tryingTexts(view).map(({ key }) => key)).toEqual([
      'effect.passed',
      'effect.goods',
      'effect.failed',
      'effect.change-tester',
    ]);
    expect(tryingTexts(at([{ step: 'before-morning' }]).view(0))).toEqual([]);
  });

  test('DAWN-3 Cold warns before it comes to bite', () => {
    const discards = { ...at([]).table.discards, fate: [] };
    const colder = (cold: number) =>
      said({ effects: [change('misery', 1, 'one')], cost: {} }, { cold, discards });
    expect(colder(2).map(({ key }) => key)).toEqual(['effect.change-chosen']);
    const more = (before: number) =>
      said({ effects: [cold(1)] }, { cold: before, discards }).map(({ key }) => key);
    expect(more(1)).toEqual(['effect.cold']);
    expect(more(2)).toEqual(['effect.cold', 'chill.crosses']);
  });

  test('LEAD-1 what is certain comes before what is rolled for', () => {
    const effects = [d10(upTo(5), upTo(10, cold(1))), noise(1)];
    expect(said({ effects }, ABROAD, OUT)[0]).toEqual(text('effect.noise', { by: '+1' }));
  });

  test('LEAD-1 a test by the best of those present and awake', () => {
    const effects = [empathy([], [change('misery', 1, 'actor')])];
    const people = { dragan: {}, anton: {}, vesna: { levels: { fatigue: 4 } } } as const;
    expect(said({ effects }, { people })).toContainEqual(text('odds.best', { person: 'anton', percent: 70 }));
  });

  test('LEAD-1 a test that touches its taker either way is not left out', () => {
    const hurt = [change('misery', 1, 'actor')];
    expect(said({ effects: [empathy(hurt, hurt)] }).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['effect.test-empathy', 'effect.change-tester']),
    );
  });

  test('LEAD-1 an option that brings nothing says so', () => {
    expect(said({ effects: [tell('line')] })).toEqual([text('effect.nothing')]);
  });

  test('LEAD-1 who plays a part is called by name, and what would touch one who has gone goes without saying', () => {
    const cast = { other: 'marin', sad: 'vesna' } as const;
    const gone = [{ id: 'vesna', day: 1, cause: 'wounds' }] as const;
    const effects = [change('misery', 1, 'other'), change('misery', 1, 'sad')];
    const lines = said({ effects }, { gone }, { ...HOME, cast });
    expect(lines.map(({ key, vars }) => [key, vars.person])).toEqual([['effect.change-person', 'marin']]);
    const onlySad = [change('misery', 1, 'sad')];
    expect(said({ effects: onlySad }, { gone }, { ...HOME, cast })).toEqual([text('effect.nothing')]);
    const paid = said(
      { cost: { wood: 1 }, effects: onlySad },
      { gone, storage: { wood: 1 } },
      { ...HOME, cast },
    );
    expect(paid).toEqual([text('effect.goods', { changes: ['wood:-1'] })]);
  });
});

describe('every effect of every card and story', () => {
  const all: readonly Effect[] = effectsWithin([
    ...CARD_EFFECTS,
    ...STORIES.flatMap(({ effects, options }) => [...effects, ...options.flatMap((each) => each.effects)]),
  ]);

  test('LEAD-1 a change of anything is said with a sign', () => {
    const changing = all.filter(({ kind }) =>
      ['gain', 'lose', 'change', 'cold', 'tonight', 'noise'].includes(kind),
    );
    for (const effect of changing) {
      const [{ vars } = text('')] = effectTexts([effect], AT_HOME);
      expect(Object.values(vars).flat().join(' '), JSON.stringify(effect)).toMatch(/[+−:-]-?\d/);
    }
  });

  test('SCAV-4 an effect that takes time says how many cards of the night it takes', () => {
    const taking = all.flatMap((effect) => (effect.kind === 'return' ? [effect] : []));
    expect(taking.length).toBeGreaterThan(0);
    for (const effect of taking)
      expect(effectTexts([effect], AT_HOME)).toEqual([text('effect.return', { cards: effect.cards })]);
  });

  test('MORN-1 an effect under a condition says which, unless both branches come to the same', () => {
    const conditional = all.filter((effect) => effect.kind === 'if');
    expect(conditional.length).toBeGreaterThan(0);
    for (const effect of conditional) {
      const isSaid = /^condition\./.test(effectTexts([effect], AT_HOME)[0]?.key ?? '');
      const isIdle = isSame(stakesIn(effect.effects), stakesIn(effect.otherwise));
      expect(isSaid, JSON.stringify(effect)).toBe(!isIdle);
    }
  });
});
