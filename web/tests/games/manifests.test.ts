import texts from 'texts:web';
import { entry as eleven } from '@vigilia/game-011';
import { entry as diario } from '@vigilia/game-diario';
import { type GameEntry, LANGUAGES } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { agreedOptions, optionLabel, usualOptions, valueLabel } from '../../src/games/options.ts';
import { GAMES, isPlayable, manifestOf, playableGame } from '../../src/games/registry.ts';

const CASES = GAMES.map((game) => [game.profile.id, game] as const);

describe.each(CASES)('the manifest of %s', (id, game) => {
  const { profile, door, credits, lessons } = game;

  test('has the profile, and so the version of the rules, of the game itself', async () => {
    const { entry }: { entry: GameEntry } = await import(`@vigilia/game-${id}`);
    expect(profile).toBe(entry.profile);
    expect({ id, rules: profile.rules }).toEqual({ id: entry.game.id, rules: entry.game.rules });
  });

  test.each(LANGUAGES)('finds every text it names, and a name for every bot, in %s', async (language) => {
    const { default: page } = await texts[language]();
    const lateness = isPlayable(game) ? Object.values(game.browser.lateness) : [];
    const about = lessons === null ? [] : [lessons.about];
    const bots = profile.levels.map((level) => `bot.${level}`);
    const named = [door.about, ...credits, ...lateness, ...about, ...bots];
    expect(named.filter((key) => !(key in page))).toEqual([]);
  });

  test.each(LANGUAGES)('labels every option and every word of it in %s', async (language) => {
    const { default: messages } = await game.texts[language]();
    const labels = profile.options.flatMap(({ name, values }) => [
      optionLabel(name).key,
      ...values.flatMap((value) => (typeof value === 'string' ? [valueLabel(name, value).key] : [])),
    ]);
    expect(labels.filter((key) => !(key in messages))).toEqual([]);
  });

  test.each(LANGUAGES)('opens the rulebook in %s', async (language) => {
    const { default: book } = await game.rulebook.in[language]();
    const { default: clauses } = await game.rulebook.clauses();
    expect(Object.keys(book.clauses)).toEqual(clauses.map((clause) => clause.id));
  });
});

test('no two games remember their choices under one name, and no two lessons have one id', async () => {
  const names = GAMES.filter(isPlayable).flatMap(({ browser }) => Object.values(browser.remembers));
  const lessons = await Promise.all(GAMES.map(async (game) => (await game.lessons?.load()) ?? []));
  const ids = lessons.flat().map(({ id }) => id);
  for (const all of [names, ids]) expect(new Set(all).size).toBe(all.length);
});

test('a game without a board, or one that is not known, is not playable', () => {
  expect(isPlayable(manifestOf('chess'))).toBe(false);
  const [first] = GAMES;
  expect(isPlayable({ ...first, browser: null })).toBe(false);
  expect(() => playableGame('chess')).toThrow(RangeError);
});

test('of the options agreed on, a no stays unsaid and a word is said with its label', () => {
  const said = (values: object) =>
    [eleven, diario].map(({ profile }) =>
      agreedOptions(profile, { ...usualOptions(profile), ...values }).map((each) =>
        each.map(({ key }) => key),
      ),
    );
  expect(said({})).toEqual([[], [['table-option.difficulty', 'table-option.difficulty.normal']]]);
  expect(said({ beginners: true, difficulty: 'hard' })).toEqual([
    [['table-option.beginners']],
    [['table-option.difficulty', 'table-option.difficulty.hard']],
  ]);
});
