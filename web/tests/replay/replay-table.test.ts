import { game } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { recordingOf } from '../../src/record/recording.ts';
import { ReplayTable } from '../../src/replay/replay-table.ts';
import { recordedGame } from '../record/record.ts';

const file = await recordedGame('looked at again');

async function replayed(at: number) {
  const recording = await recordingOf(game, file);
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  return new ReplayTable(game, recording, file, { sitters: [], at, lens: null });
}

test('shows any moment as any seat saw it', async () => {
  const table = await replayed(20);
  expect(table.log.value).toHaveLength(21);
  expect(table.view.value?.own).toBeNull();
  table.viewer.value = 2;
  expect(table.view.value?.viewer).toBe(2);
  expect(table.view.value?.own?.characters).toHaveLength(1);
  table.at.value = table.last;
  expect(table.view.value?.over).not.toBeNull();
});

test('shows the end for a moment beyond it', async () => {
  const table = await replayed(1e6);
  expect(table.at.value).toBe(table.last);
});

test('refuses every answer', async () => {
  const table = await replayed(5);
  expect(await table.choose()).toMatchObject({ reason: { key: 'refusal.over' } });
  expect(table.asks.value).toEqual([]);
});

test('refuses a file of an impossible game', async () => {
  const lines = file.split('\n');
  expect(isRefusal(await recordingOf(game, 'nothing of the kind'))).toBe(true);
  expect(isRefusal(await recordingOf(game, lines.toSpliced(5, 1).join('\n')))).toBe(true);
});
