import { eleven } from '@vigilia/game-011';
import type { Game } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { promisedIn, verifyRecord } from '../../src/after/verify.ts';
import { recordedGame } from './record.ts';

const game = eleven as unknown as Game;
const file = await recordedGame('to be verified');
const lines = file.split('\n');
const header = JSON.parse(lines[0] ?? '');

describe('Verify', () => {
  test('accepts a true record, and says from which seed it was dealt', async () => {
    const finding = await verifyRecord(file, game, header.commitment);
    expect(finding).toEqual({ holds: true, choices: lines.length - 2 });
    expect(promisedIn(file)).toEqual({ seed: header.seed, commitment: header.commitment });
  });

  test('refuses a record whose seed is not the one that was promised', async () => {
    const finding = await verifyRecord(file, game, '0'.repeat(64));
    expect(finding).toMatchObject({ holds: false, line: 1, why: { key: 'verify.other-promise' } });
  });

  test('refuses a record in which somebody wrote themselves more Time', async () => {
    const number = 30;
    const line = JSON.parse(lines[number] ?? '');
    line.state.players[0].time += 1;
    const tampered = lines.with(number, JSON.stringify(line)).join('\n');
    const finding = await verifyRecord(tampered, game, header.commitment);
    expect(finding).toMatchObject({ holds: false, line: number + 1, why: { key: 'verify.differs' } });
  });

  test('refuses a record from which the end was cut', async () => {
    const finding = await verifyRecord(lines.slice(0, -1).join('\n'), game, null);
    expect(finding).toMatchObject({ holds: false, why: { key: 'verdict.unfinished' } });
  });
});
