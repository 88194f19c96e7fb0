import { CHARACTERS, game, opened } from '@vigilia/game-011';
import { commitmentOf, isRefusal, namedSeed } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { ReplayTable, readRecording } from '../../../src/pages/replay/replay-table.ts';
import { recordingOf } from '../../../src/record/recording.ts';
import { recordedGame } from '../../record/record.ts';

const file = await recordedGame('looked at again');

async function replayed(at: number) {
  const recording = await recordingOf(game, file);
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  return new ReplayTable(game, recording, file, { sitters: [], at, lens: null }, opened);
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

test('all cards lie open in a finished record, and to a seat what it saw', async () => {
  const table = await replayed(20);
  expect(Object.keys(table.view.value?.shown ?? {})).toHaveLength(CHARACTERS.length);
  expect(table.opened.value?.chosen).toBeDefined();
  const open = table.log.value.flatMap(({ events }) => events.map(({ type }) => type));
  table.viewer.value = 0;
  expect(Object.keys(table.view.value?.shown ?? {}).length).toBeLessThan(CHARACTERS.length);
  expect(table.opened.value).toBeNull();
  const own = table.log.value.flatMap(({ events }) => events.map(({ type }) => type));
  expect(own).not.toEqual(open);
});

test('a record that stops before the end stays closed', async () => {
  const [header, deal, ...lines] = file.split('\n');
  const cut = [header, deal, ...lines.slice(0, 20)].join('\n');
  const recording = await recordingOf(game, cut);
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  const table = new ReplayTable(game, recording, cut, { sitters: [], at: 20, lens: null }, opened);
  expect(table.isFinished).toBe(false);
  expect(table.opened.value).toBeNull();
  expect(Object.keys(table.view.value?.shown ?? {}).length).toBeLessThan(CHARACTERS.length);
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

const recorded = await recordedGame('altered afterwards');

function withHeader(change: (header: Record<string, unknown>) => object): string {
  const [first = '', ...rest] = recorded.split('\n');
  const header = JSON.parse(first);
  return [JSON.stringify({ ...header, ...change(header) }), ...rest].join('\n');
}

async function reasonFor(record: string) {
  const read = await readRecording(game as never, record);
  return isRefusal(read) ? read.reason : null;
}

test('reads a record that holds', async () => {
  expect(await reasonFor(recorded)).toBeNull();
});

test('says of an altered seed that it is not the promised one', async () => {
  const other = namedSeed('another deal');
  expect(await reasonFor(withHeader(() => ({ seed: other })))).toMatchObject({ key: 'replay.other-seed' });
  expect(await reasonFor(withHeader(() => ({ seed: 'not a seed' })))).toMatchObject({
    key: 'replay.other-seed',
  });
});

test('names the line that another deal does not allow', async () => {
  const seed = namedSeed('another deal');
  const altered = withHeader(() => ({ seed, commitment: commitmentOf(seed) }));
  const { key, vars } = (await reasonFor(altered)) ?? {};
  expect(key).toBe('replay.other-choice');
  expect(vars?.line).toBeGreaterThan(2);
});

test.each([
  ['no options', { options: null }],
  ['no seats', { seats: 'four' }],
  ['a number for its entropy', { entropy: 7 }],
])('takes a header with %s for no record', async (_, part) => {
  expect(await reasonFor(withHeader(() => part))).toMatchObject({ key: 'replay.not-a-record' });
});
