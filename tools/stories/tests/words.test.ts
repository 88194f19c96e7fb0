import { describe, expect, test } from 'vitest';
import type { Prose } from '../../../games/diario/src/data/language/story.ts';
import { lengthComplaints, lengthRemarks } from '../length.ts';
import { peopleComplaints } from '../people.ts';
import { proseComplaints } from '../prose.ts';
import { readingEase, syllablesIn } from '../reading.ts';
import { book, leaflet, prose, words } from './sample.ts';

const TOLD = leaflet({
  effects: [{ kind: 'tell', line: 'soft' }],
  options: [{ id: 'walk-on', effects: [] }],
});
const WHOLE: Prose = prose({ options: { 'walk-on': 'Walk on' }, lines: { soft: 'It is quiet.' } });

function complaintsOn(written: Readonly<Record<string, Prose>>, twice: readonly string[] = []): string[] {
  return proseComplaints(book([TOLD], { words: [words({ stories: written, twice })] }));
}

describe('words of stories', () => {
  test('accepts a story with all its words', () => {
    expect(complaintsOn({ 'leaflets-red': WHOLE })).toEqual([]);
  });

  test('reports a story without words, and words without a story', () => {
    expect(complaintsOn({ 'leaflets-rde': WHOLE })).toEqual([
      'en: leaflets-red: has no words',
      'en: leaflets-rde: words of no story',
    ]);
  });

  test('reports options and lines without words', () => {
    expect(complaintsOn({ 'leaflets-red': prose({ lines: { soft: ' ' } }) })).toEqual([
      'en: leaflets-red: option walk-on has no words',
      'en: leaflets-red: line soft has no words',
    ]);
  });

  test('reports words that no story uses', () => {
    const more = {
      options: { ...WHOLE.options, run: 'Run' },
      lines: { ...WHOLE.lines, loud: 'It is loud.' },
    };
    expect(complaintsOn({ 'leaflets-red': { ...WHOLE, ...more } })).toEqual([
      'en: leaflets-red: words of no option: run',
      'en: leaflets-red: line loud is never told',
    ]);
  });

  test.each([{ title: ' ' }, { text: [] }, { text: ['A text.', ''] }])('nothing is empty: %j', (empty) => {
    expect(complaintsOn({ 'leaflets-red': { ...WHOLE, ...empty } })).toEqual([
      'en: leaflets-red: its title or text is empty',
    ]);
  });

  test('reports a story in two files', () => {
    expect(complaintsOn({ 'leaflets-red': WHOLE }, ['leaflets-red'])).toEqual([
      'en: leaflets-red: two files have its words',
    ]);
  });

  test('checks every language', () => {
    const spoken = [words({ stories: { 'leaflets-red': WHOLE } }), words({ language: 'it' })];
    expect(proseComplaints(book([TOLD], { words: spoken }))).toEqual(['it: leaflets-red: has no words']);
  });
});

describe('words of people', () => {
  const whole = words().people;

  test('accepts four endings and three epilogues for each person', () => {
    expect(peopleComplaints({ words: [words()] })).toEqual([]);
  });

  test('reports a missing person, a missing ending and an unknown person', () => {
    const { arica, marin, ...rest } = whole;
    if (arica === undefined || marin === undefined) throw new Error('no sample');
    const people = {
      ...rest,
      marin: {
        endings: { ...marin.endings, body: [''], despair: ['The same.', 'The same.'] },
        epilogues: { ...marin.epilogues, '3': ['One too many.'] },
      },
      stranger: arica,
    };
    expect(peopleComplaints({ words: [words({ people })] })).toEqual([
      'en: arica: no ending violence',
      'en: arica: no ending body',
      'en: arica: no ending despair',
      'en: arica: no ending safety',
      'en: arica: no epilogue 0',
      'en: arica: no epilogue 1',
      'en: arica: no epilogue 2',
      'en: marin: no ending body',
      'en: marin: 1 of 2 ways to tell ending despair',
      'en: marin: no such epilogue: 3',
      'en: stranger: words of an unknown person',
    ]);
  });
});

describe('length', () => {
  const long = (count: number) => prose({ text: [Array.from({ length: count }, () => 'word').join(' – ')] });
  const inWords = (count: number) => ({ words: [words({ stories: { 'leaflets-red': long(count) } })] });

  test.each([49, 131])('%i words are too few or too many', (count) => {
    expect(lengthComplaints(inWords(count))).toEqual([`leaflets-red: ${count} words, from 50 to 130`]);
  });

  test.each([50, 59, 121, 130])('%i words pass with a remark', (count) => {
    expect(lengthComplaints(inWords(count))).toEqual([]);
    expect(lengthRemarks(inWords(count))).toEqual([`leaflets-red: ${count} words, aim at 60 to 120`]);
  });

  test.each([60, 120])('%i words are right', (count) => {
    expect([...lengthComplaints(inWords(count)), ...lengthRemarks(inWords(count))]).toEqual([]);
  });
});

describe('reading ease', () => {
  test.each([
    ['bread', 1],
    ['made', 1],
    ['walked', 1],
    ['wanted', 2],
    ['houses', 2],
    ['table', 2],
    ['anybody', 4],
    ['the', 1],
  ])('%s has %i syllables', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });

  test('is higher for short words and sentences', () => {
    const easy = readingEase('We ate the bread. It was good.');
    const hard = readingEase(
      'Notwithstanding considerable administrative difficulties, distribution continued.',
    );
    expect(easy).toBeGreaterThan(100);
    expect(hard).toBeLessThan(0);
  });

  test('is zero for no words', () => {
    expect(readingEase('')).toBe(0);
  });
});
