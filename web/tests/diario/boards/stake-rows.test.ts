import { text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { stakeRows } from '../../../src/games/diario/table/boards/common/stake-rows.ts';

const water = text('effect.goods', { changes: ['water:2'] });
const misery = text('effect.change-chosen', { state: 'misery', by: '−1' });

describe('what an option puts at stake, in rows', () => {
  test('puts what is certain first, and each chance on a row with its die', () => {
    const chances = [60, 40].map((percent) => text('effect.chance', { percent }));
    const [most, least] = chances as [typeof water, typeof water];
    expect(stakeRows([water, misery, most, misery, least, text('effect.nothing')])).toEqual([
      { labels: [], brings: [water, misery], die: null },
      { labels: [most], brings: [misery], die: 'd10' },
      { labels: [least], brings: [text('effect.nothing')], die: 'd10' },
    ]);
  });

  test('keeps the best chance of a test with the test', () => {
    const trial = text('effect.test-prowess', { need: 2 });
    const best = text('odds.best', { person: 'marin', percent: 75 });
    const passed = text('effect.passed');
    expect(stakeRows([trial, best, passed, water])).toEqual([
      { labels: [trial, best], brings: [], die: 'grey' },
      { labels: [passed], brings: [water], die: null },
    ]);
  });

  test('puts a condition on the row of what it leads to, with the label that leads to it', () => {
    const [otherwise, day] = [text('effect.otherwise'), text('condition.day', { day: 6 })];
    const chance = text('effect.chance', { percent: 40 });
    const feels = text('effect.test-empathy');
    expect(stakeRows([water, otherwise, day, misery, chance, feels, text('effect.passed'), water])).toEqual([
      { labels: [], brings: [water], die: null },
      { labels: [otherwise, day], brings: [misery], die: null },
      { labels: [chance, feels], brings: [], die: 'd10' },
      { labels: [text('effect.passed')], brings: [water], die: null },
    ]);
  });
});
