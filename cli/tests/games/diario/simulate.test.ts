import { STORY_IDS, storyAt } from '@vigilia/game-diario';
import { LANGUAGES } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { called } from '../../command.ts';
import { reportOn, total } from '../../series.ts';

const report = (...args: readonly string[]) => reportOn('diario', ...args);
const PLANNED = ['--games', '6', '--seed', 'siege', '--bots', 'planner'];

describe('simulate diario --json', () => {
  test('is one object whose counts add up', async () => {
    const series = await report(...PLANNED);
    expect(series).toMatchObject({
      game: 'diario',
      rules: 4,
      seats: 1,
      options: { difficulty: 'normal' },
      bots: ['planner'],
      seed: 'siege',
      games: 6,
    });
    const { ended, wins, days, firstLoss, causes } = series;
    expect(total(ended)).toBe(6);
    expect(wins).toBe(ended.bare + ended.full + ended.extraordinary);
    expect(series.winRate).toBeCloseTo(wins / 6, 3);
    expect(series.winsByStarters).toEqual({ 1: ended.bare, 2: ended.full, 3: ended.extraordinary });
    expect(series.won).toEqual([wins]);
    expect(series.meanScore === null).toBe(wins === 0);
    expect(total(days)).toBe(6);
    expect(Object.keys(days).every((day) => Number(day) >= 1 && Number(day) <= 10)).toBe(true);
    expect(total(firstLoss)).toBeLessThanOrEqual(total(causes));
    expect(total(firstLoss)).toBeLessThanOrEqual(6);
    expect(Object.keys(firstLoss)).toContain(String(series.medianFirstLoss));
  });

  test('counts every card and every story that was met', async () => {
    const { cards, stories, storiesRead, games } = await report(...PLANNED);
    expect(total(cards.chapters)).toBeGreaterThanOrEqual(games);
    expect(cards.chapters['chapter-1']).toBe(games);
    // Three people begin, others may join them.
    expect(total(cards.people)).toBeGreaterThanOrEqual(3 * games);
    expect(Object.keys(stories)).toEqual(STORY_IDS);
    expect(Object.values(stories).filter((count) => Number(count) > 0)).toHaveLength(storiesRead);
    // A Colour is turned for each story a card leads to; others follow from a story.
    expect(total(stories)).toBeGreaterThanOrEqual(total(cards.colours));
    expect(total(cards.colours)).toBeGreaterThan(0);
  });

  test('the same series plays the same games, another plays others', async () => {
    const once = await report('--games', '4', '--seed', 'autumn');
    expect(await report('--games', '4', '--seed', 'autumn')).toEqual(once);
    expect((await report('--games', '4', '--seed', 'winter')).cards).not.toEqual(once.cards);
  });

  test('reads no story of a kind that is left out', async () => {
    const { options, stories } = await report('--games', '3', '--avoid', ' violence,hunger,violence');
    expect(options).toEqual({ difficulty: 'normal', avoid: ['hunger', 'violence'] });
    const read = Object.entries(stories).flatMap(([id, count]) => (Number(count) > 0 ? [id] : []));
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((id) => storyAt(id).notes.some((note) => options.avoid.includes(note)))).toEqual([]);
  });

  test('a harder game, and several at the table', async () => {
    const hard = await report('--games', '2', '--difficulty', 'hard', '--seats', '3', '--bots', 'greedy');
    expect(hard).toMatchObject({ options: { difficulty: 'hard' }, seats: 3, won: [0, 0, 0].fill(hard.wins) });
  });
});

describe.each(LANGUAGES)('the summary in %s', (language) => {
  test('has a line in words for every count', async () => {
    const { code, out, err } = await called(['simulate', 'diario', '--games', '3', '--lang', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/[{}]|undefined|NaN/);
    const lines = out.trimEnd().split('\n');
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    // Every label stands apart from its value.
    for (const line of lines.slice(2)) expect(line).toMatch(/^(?=.{32} )\S.*\S *\S/);
  });
});

test('the summary in English', async () => {
  const { out } = await called(['simulate', 'diario', ...PLANNED]);
  expect(out).toMatch(/^6 games of Diario, 1 player, series siege$/m);
  expect(out).toMatch(/^Extraordinary success +\d \(\d+\.\d %\)$/m);
  expect(out).toMatch(/^Ceasefire, no starter left +\d \(/m);
  expect(out).toMatch(/^Won +\d \(\d+\.\d %\)$/m);
  expect(out).toMatch(/^with 1 starter +\d$/m);
  expect(out).toMatch(/^with 2 starters +\d$/m);
  expect(out).toMatch(/^Days, on average +\d/m);
  expect(out).toMatch(/^First loss, median day +[\d-]/m);
  expect(out).toMatch(/^Cards met: Exploration +\d+ cards, met \d+ to \d+ times each$/m);
  expect(out).toMatch(new RegExp(`^Stories read +\\d+ of ${STORY_IDS.length}$`, 'm'));
});

describe('rejects for Diario', () => {
  test.each([
    ['simulate', 'en', 'END-5: Difficulty is normal, hard or hardcore.'],
    ['play', 'en', 'END-5: Difficulty is normal, hard or hardcore.'],
    ['simulate', 'ru', 'END-5: '],
  ])('%s with a difficulty that does not exist, in %s', async (command, language, sentence) => {
    const { code, out, err } = await called([command, 'diario', '--difficulty', 'easy', '--lang', language]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence)).toBe(true);
  });

  test('a kind of story that does not exist, and names those that do', async () => {
    const { code, err } = await called(['play', 'diario', '--avoid', 'hunger,spiders', '--lang', 'en']);
    expect(code).toBe(2);
    expect(err).toContain('There is no kind of story spiders. The kinds that can be left out: death, ');
  });

  test.each([
    ['diario', ['--beginners']],
    ['011', ['--difficulty', 'hard']],
    ['011', ['--avoid', 'hunger']],
  ])('%s with the option of another game', async (game, option) => {
    const { code, err } = await called(['simulate', game, ...option]);
    expect(code).toBe(2);
    expect(err).toContain(String(option[0]).slice(2));
  });
});
