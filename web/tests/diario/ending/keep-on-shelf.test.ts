import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { keepOnShelf } from '../../../src/games/diario/table/ending/keep-on-shelf.ts';
import { readShelf, takeOffShelf } from '../../../src/storage/shelf.ts';
import type { Sitter } from '../../../src/table/table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { dealt } from '../dealt.ts';

const sitter = (name: string, bot: string | null): Sitter => ({
  ...{ name, bot, colour: 'amber', symbol: 'bell', isPresent: true },
  ...{ lent: null, deadline: null, awayUntil: null },
});

const ended = {
  game: 'diario',
  view: signal(dealt({ day: 9, phase: 'over', over: { how: 'full', score: 12 } })),
  log: signal([{ answers: 0, by: null, events: [{ type: 'story-read', story: 'deserter-green' }], at: 7 }]),
  sitters: signal([sitter('Livia', null), sitter('Practical', 'practical')]),
};
const server = { page: 'table', id: 'abcdefghijklmnopqrstuv' } as const;

test('a game of a server is put on the shelf at its address, once, and stays off once it is taken off', () => {
  const storage = new TestStorage();
  keepOnShelf(ended, server, storage);
  keepOnShelf(ended, server, storage);
  const [entry, ...others] = readShelf('diario', storage);
  if (entry === undefined) throw new Error('nothing is on the shelf');
  expect(entry).toMatchObject({ where: 'table', id: server.id, at: 7, names: ['Livia'] });
  expect(entry.content).toMatchObject({ how: 'full', score: 12, read: ['deserter-green'] });
  expect(others).toEqual([]);
  takeOffShelf(entry, storage);
  keepOnShelf(ended, server, storage);
  expect(readShelf('diario', storage)).toEqual([]);
});

test('a replay, and a game that goes on, are not put there', () => {
  const storage = new TestStorage();
  keepOnShelf(ended, { page: 'replay', from: 'table', id: server.id }, storage);
  keepOnShelf({ ...ended, view: signal(dealt()) }, server, storage);
  expect(readShelf('diario', storage)).toEqual([]);
});
