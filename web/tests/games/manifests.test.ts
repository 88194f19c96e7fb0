import texts from 'texts:web';
import { entry as eleven } from '@vigilia/game-011';
import { entry as diario } from '@vigilia/game-diario';
import { type GameEntry, LANGUAGES } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { agreedOptions, optionLabel, usualOptions, valueLabel } from '../../src/games/options.ts';
import { GAMES, knownGame, manifestOf } from '../../src/games/registry.ts';

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
    const sentences = [...Object.values(game.lateness), ...Object.values(game.company ?? {})];
    const learning = lessons === null ? [] : [lessons.about, lessons.first?.offer ?? lessons.about];
    const bots = profile.levels.map((level) => `bot.${level}`);
    const named = [door.about, ...credits, ...sentences, ...learning, ...bots];
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

  test.each(LANGUAGES)('has words for everything that players may leave out in %s', async (language) => {
    const { default: messages } = await game.texts[language]();
    const { avoids } = profile;
    expect(game.avoids === undefined).toBe(avoids === undefined);
    if (avoids === undefined || game.avoids === undefined) return;
    const keys = avoids.kinds.map((kind) => game.avoids?.keyOf(kind) ?? '');
    const named = [optionLabel(avoids.option).key, game.avoids.about, ...keys];
    expect(named.filter((key) => !(key in messages))).toEqual([]);
    expect(new Set(keys).size).toBe(avoids.kinds.length);
  });

  test.each(LANGUAGES)('opens the rulebook in %s', async (language) => {
    const { default: book } = await game.rulebook.in[language]();
    const { default: clauses } = await game.rulebook.clauses();
    expect(Object.keys(book.clauses)).toEqual(clauses.map((clause) => clause.id));
  });
});

test('no two games remember their choices under one name, and no two lessons have one id', async () => {
  const names = GAMES.flatMap(({ remembers }) => Object.values(remembers));
  const lessons = await Promise.all(GAMES.map(async (game) => (await game.lessons?.load()) ?? []));
  const ids = lessons.flat().map(({ id }) => id);
  for (const all of [names, ids]) expect(new Set(all).size).toBe(all.length);
});

test('a first lesson that a door offers is one of the lessons', async () => {
  for (const { lessons } of GAMES) {
    const ids = (await lessons?.load())?.map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining(lessons?.first === undefined ? [] : [lessons.first.id]));
  }
});

test('the page has no manifest of a game that it does not know', () => {
  expect(manifestOf('chess')).toBeUndefined();
  expect(() => knownGame('chess')).toThrow(RangeError);
});

test('of the options agreed on, a no stays unsaid and a word is said with its label', () => {
  const said = (values: object) =>
    [eleven, diario].map(({ profile }) =>
      agreedOptions(profile, { ...usualOptions(profile), ...values }).map((each) =>
        each.map(({ key }) => key),
      ),
    );
  const inNumbers = ['table-option.odds', 'table-option.odds.numbers'];
  expect(said({})).toEqual([[], [['table-option.difficulty', 'table-option.difficulty.normal'], inNumbers]]);
  expect(said({ beginners: true, difficulty: 'hard' })).toEqual([
    [['table-option.beginners']],
    [['table-option.difficulty', 'table-option.difficulty.hard'], inNumbers],
  ]);
});
