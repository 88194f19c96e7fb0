import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { memoriesOf, metBefore, remember, rememberMet, withMemory } from '../../src/games/memory.ts';
import { TestStorage } from '../storage/storage.ts';

const ui = {
  game: { id: 'diario' },
  memory: {
    known: ['b', 'a', 'c'],
    metIn: (event: { type: string; story?: string }) =>
      event.type === 'story-read' ? (event.story ?? null) : null,
  },
};
const entry = (...stories: readonly string[]) => ({
  answers: 0,
  by: 0,
  at: 0,
  events: stories.map((story) => ({ type: 'story-read', story })),
});

function watch(where: 'local' | 'replay', seat: number | null = 0) {
  const storage = new TestStorage();
  const log = signal([entry('c')]);
  const company = where === 'local' ? { seat: signal(seat) } : null;
  const stop = rememberMet({ table: { game: 'diario', where, company, log }, ui } as never, storage);
  return { storage, log, stop };
}

test('what is read at a table of this device is remembered once', () => {
  const { storage, log, stop } = watch('local');
  log.value = [...log.value, entry('a', 'c')];
  stop();
  expect(memoriesOf('diario', storage)).toEqual(['c', 'a']);
});

test('a record and a table that is only watched are not remembered', () => {
  expect(memoriesOf('diario', watch('replay').storage)).toEqual([]);
  expect(memoriesOf('diario', watch('local', null).storage)).toEqual([]);
});

test('a new table begins with what is remembered and still known, in its order', () => {
  const storage = new TestStorage();
  remember('diario', ['c', 'gone', 'a'], storage);
  const profile = { memory: { option: 'read' } };
  expect(metBefore(ui as never, storage)).toEqual(['a', 'c']);
  expect(withMemory(ui as never, profile, { difficulty: 'hard', read: ['b'] }, storage)).toEqual({
    difficulty: 'hard',
    read: ['a', 'c'],
  });
  expect(withMemory(ui as never, {}, { difficulty: 'hard' }, storage)).toEqual({ difficulty: 'hard' });
});

test('a memory that is no list counts as none, and it does not grow for ever', () => {
  const storage = new TestStorage();
  storage.setItem('vigilia.memory.diario', '{"no": "list"}');
  expect(memoriesOf('diario', storage)).toEqual([]);
  remember(
    'diario',
    Array.from({ length: 1_200 }, (_, number) => `story ${number}`),
    storage,
  );
  expect(memoriesOf('diario', storage)).toHaveLength(1_000);
});
