import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { game as eleven } from '@vigilia/game-011';
import { type Game, isRefusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { recordingOf } from '../../src/record/recording.ts';
import { verifyRecord } from '../../src/record/verify.ts';

const file = gunzipSync(
  readFileSync(new URL('../../../fixtures/by-hand/011-inspectors.jsonl.gz', import.meta.url)),
).toString();

test('a game that was played in the page, press by press, verifies and replays to its end', async () => {
  expect(await verifyRecord(file, eleven as unknown as Game, null)).toMatchObject({ holds: true });
  const recording = await recordingOf(eleven, file);
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  const last = recording.moments.at(-1)?.state;
  expect(last?.hour).toBe(8);
  expect(last?.over).toEqual({ how: 'hero', winner: 3 });
});
