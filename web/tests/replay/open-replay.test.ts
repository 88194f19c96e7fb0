import { game } from '@vigilia/game-011';
import { commitmentOf, isRefusal, namedSeed } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { readRecording } from '../../src/replay/replay-table.ts';
import { recordedGame } from '../record/record.ts';

const file = await recordedGame('altered afterwards');

function withHeader(change: (header: Record<string, unknown>) => object): string {
  const [first = '', ...rest] = file.split('\n');
  const header = JSON.parse(first);
  return [JSON.stringify({ ...header, ...change(header) }), ...rest].join('\n');
}

async function reasonFor(record: string) {
  const read = await readRecording(game as never, record);
  return isRefusal(read) ? read.reason : null;
}

test('reads a record that holds', async () => {
  expect(await reasonFor(file)).toBeNull();
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
