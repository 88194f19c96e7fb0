import { type Choice as KernelChoice, parse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { FINDINGS, FINDINGS_IDS } from '../../../src/data/cards/findings.ts';
import { game } from '../../../src/index.ts';
import type { Choice } from '../../../src/kinds/choices.ts';
import { glossOf } from '../../../src/knowledge/gloss/gloss.ts';
import { nextCardOdds, waysBack } from '../../../src/knowledge/scavenging/exploring.ts';
import { findsOf } from '../../../src/knowledge/scavenging/finds.ts';
import { countOf } from '../../../src/rules/table/goods.ts';
import { night } from '../../night.ts';

function glossed(line: string, prompt = text('prompt.explore'), out = {}) {
  const view = night([{ step: 'explore' }], { out }).view(0);
  return glossOf(view, prompt, parse(game.grammar, line, null) as KernelChoice as Choice);
}

describe('a search', () => {
  test('SCAV-7 every Findings card that may be turned is counted once', () => {
    const view = night([]).view(0);
    const finds = findsOf(view, 'heap');
    expect(finds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const empty = FINDINGS_IDS.filter((id) => countOf(FINDINGS[id].heap) === 0).length;
    expect(finds.find(({ goods }) => countOf(goods) === 0)?.chance).toBeCloseTo(empty / 11, 9);
  });

  test('SCAV-7 cards turned before do not come again until all are shuffled', () => {
    const view = night([]).view(0);
    const discards = { ...view.discards, findings: FINDINGS_IDS.slice(1) };
    const finds = findsOf({ ...view, discards }, 'furniture');
    expect(finds.map(({ goods }) => goods)).toEqual([FINDINGS['findings-1'].furniture]);
    expect(finds[0]?.chance).toBe(1);
  });

  test('SCAV-7 quietly costs cards, loudly raises Noise, passing by costs nothing', () => {
    const prompt = text('prompt.search', { exploration: 'larder', returns: 2, noise: 2 });
    expect(glossed('quietly', prompt)).toEqual([
      text('gloss.returns', { cards: 2 }),
      text('odds.search', { chart: 'pantry', percent: 73 }),
    ]);
    expect(glossed('loudly', prompt, { noise: 3 })).toContainEqual(
      text('odds.noise', { noise: 5, percent: 50 }),
    );
    expect(glossed('pass-by', prompt)).toEqual([text('gloss.passes-by')]);
  });

  test('DAY-8 SCAV-7 a locked door says how likely it opens, and for what', () => {
    const prompt = text('prompt.obstacle', { exploration: 'locked-door', returns: 0 });
    const keys = glossed('work', prompt).map(({ key }) => key);
    expect(keys).toEqual(['odds.lock', 'gloss.spends-lockpick', 'odds.search']);
  });
});

describe('going back', () => {
  const cards = ['wardrobe', 'larder'] as const;
  const area = { cards: ['locked-door', 'fallen-wall'], residents: ['caretaker'] } as const;

  test('SCAV-7: all that lies open is named with its price in cards and what is missing for it', () => {
    expect(waysBack(night([], { cards, out: { area } }).view(0))).toEqual([
      { spot: 'locked-door', cards: 1, hindrance: 'lockpick' },
      { spot: 'fallen-wall', cards: 3, hindrance: 'time' },
      { spot: 'caretaker', cards: 2, hindrance: null },
    ]);
  });

  test('SCAV-7: a way back says what it takes, how likely it opens and what may be found', () => {
    expect(glossed('go-back locked-door', undefined, { area })).toEqual([
      text('gloss.returns', { cards: 1 }),
      text('odds.lock', { percent: 70 }),
      text('gloss.spends-lockpick'),
      text('odds.search', { chart: 'furniture', percent: 82 }),
    ]);
  });

  test('SCAV-7: a second visit says what it takes and what is offered', () => {
    const keys = glossed('go-back night-watchman').map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['gloss.returns', 'effect.choose', 'effect.option']);
    expect(keys).toContain('effect.noise');
  });

  test('SCAV-7: an obstacle that is passed by can be gone back to, a search cannot', () => {
    const door = text('prompt.obstacle', { exploration: 'locked-door', returns: 0 });
    expect(glossed('pass-by', door)).toEqual([text('gloss.leaves-open')]);
  });

  test('SCAV-7: what lies open is not the next card', () => {
    const out = { location: 'music-school', area: { cards: ['locked-door'], residents: [] } } as const;
    expect(nextCardOdds(night([], { out }).view(0))).toEqual({ search: 9 / 25, roll: 8 / 25 });
  });
});

describe('the next card', () => {
  test('SCAV-7 nine cards are searched; obstacles and open spaces count where the Location lists them', () => {
    // The music school lists closed doors alone: eight happenings of 26 make a noise roll.
    expect(nextCardOdds(night([], { out: { location: 'music-school' } }).view(0))).toEqual({
      search: 10 / 26,
      roll: 8 / 26,
    });
    // The covered market lists open spaces, of which there are two, a basement entrance and bars.
    expect(nextCardOdds(night([], { out: { location: 'covered-market' } }).view(0))).toEqual({
      search: 11 / 26,
      roll: 10 / 26,
    });
  });

  test('SCAV-3 a quiet person lowers Noise before the roll', () => {
    expect(glossed('hush arica', text('prompt.hush', { noise: 7 }), { noise: 7 })).toEqual([
      text('odds.noise', { noise: 2, percent: 20 }),
    ]);
  });
});
