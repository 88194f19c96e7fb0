import { describe, expect, test } from 'vitest';
import type { Words } from '../book.ts';
import { readBook } from '../book.ts';
import { lineComplaints } from '../lines.ts';
import { words } from './sample.ts';

const WHOLE = readBook().words.find(({ language }) => language === 'en')?.lines as Words['lines'];

/** The lines of the book, but for these. */
function complaintsOn(lines: Partial<Words['lines']>): string[] {
  return lineComplaints({ words: [words({ lines: { ...WHOLE, ...lines } })] });
}

describe('lines of cards, arrivals, departures and endings', () => {
  test('accepts three lines of each', () => {
    expect(complaintsOn({})).toEqual([]);
  });

  test('reports a card with too few lines, an empty one among them', () => {
    const [first = '', second = ''] = WHOLE.exploration.wardrobe ?? [];
    const exploration = { ...WHOLE.exploration, wardrobe: [first, second, ' '] };
    expect(complaintsOn({ exploration })).toEqual(['en: exploration: wardrobe has 2 of 3 lines']);
  });

  test.each(['exploration', 'raids', 'arrivals', 'departures', 'endings'] as const)(
    'reports a kind without words: %s',
    (kind) => {
      const [id = ''] = Object.keys(WHOLE[kind]);
      expect(complaintsOn({ [kind]: {} })).toContain(`en: ${kind}: ${id} has 0 of 3 lines`);
    },
  );

  test('FIGHT-8: reports a combat story without a text for a die of each side', () => {
    const [id = '', told = []] = Object.entries(WHOLE.combat)[0] ?? [];
    const combat = { ...WHOLE.combat, [id]: told.slice(0, 1) };
    expect(complaintsOn({ combat })).toEqual([`en: combat: ${id} has 1 of 2 lines`]);
  });

  test('reports lines of an unknown card', () => {
    const raids = { ...WHOLE.raids, dragons: ['They breathe fire.', 'They have wings.', 'They go.'] };
    expect(complaintsOn({ raids })).toEqual(['en: raids: lines of an unknown dragons']);
  });

  test('reports two lines that are alike, wherever they stand', () => {
    const [line = ''] = WHOLE.arrivals.arica ?? [];
    const endings = { ...WHOLE.endings, bare: [...(WHOLE.endings.bare ?? []), line] };
    expect(complaintsOn({ endings })).toEqual([`en: two lines are alike: ${line}`]);
  });

  test('reports a variable that is not known, and a person in a line that is about none', () => {
    const left = [...(WHOLE.departures.left ?? []), '{stranger} goes.'];
    expect(complaintsOn({ departures: { ...WHOLE.departures, left } })).toEqual([
      'en: departures: left: no variable stranger',
    ]);
    const arica = [...(WHOLE.arrivals.arica ?? []), '{missed} comes.'];
    expect(complaintsOn({ arrivals: { ...WHOLE.arrivals, arica } })).toEqual([
      'en: arrivals: arica: no variable missed',
    ]);
  });

  test('reports a line that is a story', () => {
    const long = Array.from({ length: 41 }, () => 'word').join(' ');
    const raids = { ...WHOLE.raids, looters: [...(WHOLE.raids.looters ?? []), long] };
    expect(complaintsOn({ raids })).toEqual(['en: raids: looters: a line of 41 words, at most 40']);
  });
});
