import { game } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { recordingOf } from '../../src/record/recording.ts';
import { ReplayTable } from '../../src/replay/replay-table.ts';
import { recordedGame } from '../record/record.ts';

const file = await recordedGame('looked at again');

function replayed(at: number) {
  const recording = recordingOf(game, file);
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  return new ReplayTable(game, recording, file, { sitters: [], at, lens: null });
}

test('a replay shows any moment with the eyes of any seat', () => {
  const table = replayed(20);
  expect(table.log.value).toHaveLength(21);
  expect(table.view.value?.own).toBeNull();
  table.viewer.value = 2;
  expect(table.view.value?.viewer).toBe(2);
  expect(table.view.value?.own?.characters).toHaveLength(1);
  table.at.value = table.last;
  expect(table.view.value?.over).not.toBeNull();
});

test('a moment beyond the end is the end', () => {
  const table = replayed(1e6);
  expect(table.at.value).toBe(table.last);
});

test('nothing can be answered, and whoever tries is told so', async () => {
  const table = replayed(5);
  expect(await table.choose()).toMatchObject({ reason: { key: 'refusal.over' } });
  expect(table.asks.value).toEqual([]);
});

test('a file that no game could have led to is refused', () => {
  const lines = file.split('\n');
  expect(isRefusal(recordingOf(game, 'nothing of the kind'))).toBe(true);
  expect(isRefusal(recordingOf(game, lines.toSpliced(5, 1).join('\n')))).toBe(true);
});
