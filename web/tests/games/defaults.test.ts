import { profile } from '@vigilia/game-011/profile';
import { profile as diario } from '@vigilia/game-diario/profile';
import { expect, test } from 'vitest';
import {
  companyCounts,
  firstAssist,
  isFirstGame,
  mixedLevel,
  usualCompany,
} from '../../src/games/defaults.ts';
import { createTable } from '../../src/table/local/create-table.ts';
import { TestStorage } from '../storage/storage.ts';

test('mixed bots are of every level from the usual opponent upwards', () => {
  expect([0, 1, 2, 3].map((bot) => mixedLevel(profile, bot))).toEqual([
    'apprentice',
    'detective',
    'inspector',
    'apprentice',
  ]);
});

test('a table for several people has a second seat, also where the game is usually played alone', () => {
  expect([usualCompany(profile), usualCompany(diario)]).toEqual([4, 2]);
  expect(companyCounts(diario)).toEqual([2, 3, 4, 5, 6]);
});

test('hints are at hand in the first game of each kind on a device', () => {
  const storage = new TestStorage();
  expect([isFirstGame(profile, storage), firstAssist(profile, storage)]).toEqual([true, 'advised']);
  const seats = [{ kind: 'person', name: '' } as const, ...bots(2)];
  createTable({ game: 'diario', seats, assist: 'hints' }, 1, storage);
  expect(firstAssist(profile, storage)).toBe('advised');
  createTable({ game: '011', seats, assist: 'hints' }, 1, storage);
  expect([isFirstGame(profile, storage), firstAssist(profile, storage)]).toEqual([false, 'record']);
});

test('play around one screen leaves the help of a game against bots as it was', () => {
  const storage = new TestStorage();
  const person = { kind: 'person', name: '' } as const;
  const before = firstAssist(profile, storage);
  createTable({ game: '011', seats: [person, person, ...bots(1)], assist: 'paper' }, 1, storage);
  expect([firstAssist(profile, storage), isFirstGame(profile, storage)]).toEqual([before, false]);
});

function bots(count: number): { readonly kind: 'bot'; readonly bot: string }[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }));
}
