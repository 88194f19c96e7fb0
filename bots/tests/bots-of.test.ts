import { entry as entry011 } from '@vigilia/game-011';
import { entry as entryDiario } from '@vigilia/game-diario';
import { type GameEntry, isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { botNamesOf, botOf } from '../src/index.ts';

const ENTRIES = [entry011, entryDiario] as unknown as readonly GameEntry[];

describe.each(ENTRIES)('the entry of $profile.title', (entry) => {
  const { profile, game } = entry;

  test('names only bots that play it', () => {
    const { levels, opponent, adviser } = profile;
    expect(botNamesOf(entry)).toEqual(expect.arrayContaining([...levels, opponent]));
    expect(botOf(entry, adviser ?? '', null)).toHaveProperty('advise');
    expect(botOf(entry, 'a stranger', null)).toBeUndefined();
  });

  test('describes the options that the game takes', () => {
    const usual = Object.fromEntries(profile.options.map(({ name, usual }) => [name, usual]));
    // An option may be left out where it is usual.
    expect({ ...usual, ...game.options({}) }).toEqual(usual);
    for (const { name, values } of profile.options) {
      for (const value of values)
        expect({ ...usual, ...game.options({ [name]: value }) }).toMatchObject({ [name]: value });
      expect(isRefusal(game.options({ [name]: 'a stranger' }))).toBe(true);
    }
  });

  test('agrees with the game on its name, its rules and its seats', () => {
    expect(profile).toMatchObject({ id: game.id, rules: game.rules, seats: game.seats });
    expect(profile.usualSeats).toBeGreaterThanOrEqual(profile.seats.min);
    expect(profile.usualSeats).toBeLessThanOrEqual(profile.seats.max);
  });
});

test('gives a searching bot its budget', async () => {
  expect(botOf(entry011, 'inspector', { iterations: 1 })).toHaveProperty('stop');
});
