import { game } from '@vigilia/game-diario';
import { isRefusal, recordOf } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { nightsIn } from '../../../src/games/diario/table/diary/nights.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import { recordingOf } from '../../../src/record/recording.ts';
import { linesOf } from '../../e2e/table/golden.ts';

async function recorded(name: string) {
  const { header, log } = readPosition(linesOf(name, 'diario').join('\n'), game);
  const file = [...recordOf({ game, header, log })].map((line) => JSON.stringify(line)).join('\n');
  const recording = await recordingOf(game, file);
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  return recording;
}

test('each day of a record has its night: after dark, with the graves of that day', async () => {
  const recording = await recorded('full-success');
  const nights = nightsIn(recording, 0);
  const last = recording.moments.at(-1)?.state;
  expect(nights.map(({ day }) => day)).toEqual(Array.from({ length: last?.day ?? 0 }, (_, at) => at + 1));
  const whole = nights.slice(0, -1);
  for (const { view } of whole) expect(['evening', 'scavenging', 'raid']).toContain(view.phase);
  for (const { day, view } of nights) {
    expect(view.gone).toEqual(last?.gone.filter((gone) => gone.day <= day));
    expect(view.viewer).toBe(0);
  }
});
