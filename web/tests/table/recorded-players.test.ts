import { namedSeed } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { playersOf, recordedSitters } from '../../src/table/recorded-players.ts';
import { localSitters } from '../../src/table/sitters.ts';

const commitment = namedSeed('who sat where');
const unnamed = (seat: number) => `Player ${seat + 1}`;

test('a record gives back the names, colours and bots of its table', () => {
  const seats = [
    { kind: 'person', name: 'Livia' },
    { kind: 'bot', bot: 'detective' },
    { kind: 'person', name: '' },
  ] as const;
  const sitters = localSitters({ seats, header: { commitment } as never }, () => 'Guest');
  const players = playersOf(sitters);
  expect(players).toMatchObject([{ name: 'Livia', bot: null }, { bot: 'detective' }, { name: 'Guest' }]);
  expect(recordedSitters({ players, seats: 3, commitment }, unnamed)).toEqual(sitters);
});

test('a bot that a server recorded without a name is called as it was at its table', () => {
  const bot = { name: null, bot: 'inspector', colour: null, symbol: null };
  const person = { name: 'Ada', bot: null, colour: 'violet', symbol: 'star' };
  const [first, second] = recordedSitters({ players: [bot, person], seats: 2, commitment }, unnamed);
  expect(first?.name).not.toBe('Player 1');
  expect(first?.bot).toBe('inspector');
  expect(second).toMatchObject({ name: 'Ada', bot: null });
});

test.each([
  ['none', undefined],
  ['no list', 'Ada, Bruno'],
  ['a list of anything', [7, { name: 7 }]],
])('seats are numbered where a record names %s of its players', (_, players) => {
  const sitters = recordedSitters({ players: players as never, seats: 2, commitment }, unnamed);
  expect(sitters.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
});
