import { game as eleven } from '@vigilia/game-011';
import { type Game, type Remembered, type ShownLinks, withShown } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../../src/record/verify.ts';
import { promisedIn } from '../../src/record/verify-record.tsx';
import { recordedGame } from './record.ts';

const game = eleven as unknown as Game;
const file = await recordedGame('to be verified');
const lines = file.split('\n');
const header = JSON.parse(lines[0] ?? '');
/** The note of a device that was there from the beginning. */
const note: Remembered = {
  seenAt: 0,
  sawBeginning: true,
  commitment: header.commitment,
  entropy: null,
  entropyHashes: [],
  link: { n: 20, hash: linkAt(20) },
  shown: shownTo(20),
};

function linkAt(n: number): string {
  return JSON.parse(lines[n + 1] ?? '').link;
}

/** What a note keeps of all links up to this one. */
function shownTo(last: number, hashAt = linkAt): readonly ShownLinks[] {
  const links = Array.from({ length: last + 1 }, (_, n) => ({ n, hash: hashAt(n) }));
  return links.reduce(withShown, [] as readonly ShownLinks[]);
}

describe('Verify', () => {
  test('accepts a true record and names its seed', async () => {
    const finding = await verifyRecord(file, game, note);
    expect(finding).toEqual({
      holds: true,
      choices: lines.length - 3,
      entries: lines.length - 3,
      compared: ['commitment', 'entropyHashes', 'link', 'links'],
      earlier: null,
      abandonedDeals: [],
    });
    expect(promisedIn(file)).toEqual({ seed: header.seed, commitment: header.commitment });
  });

  test('compares nothing without a note', async () => {
    expect(await verifyRecord(file, game, null)).toMatchObject({ holds: true, compared: [] });
  });

  test.each([
    ['commitment', { commitment: '0'.repeat(64) }, 'verdict.other-commitment', 1],
    ['own entropy', { entropy: 'of this device' }, 'verdict.other-entropy', 1],
    ['sealed entropies', { entropyHashes: ['0'.repeat(64)] }, 'verdict.other-entropy-hashes', 1],
    ['last hash', { link: { n: 8, hash: '0'.repeat(64) } }, 'verdict.other-link', 10],
    [
      'hash of an entry before the last',
      { shown: shownTo(20, (n) => (n === 17 ? '0'.repeat(64) : linkAt(n))) },
      'verdict.other-links',
      22,
    ],
  ])('raises an alarm where the %s is not what this device was shown', async (_, changes, key, line) => {
    const finding = await verifyRecord(file, game, { ...note, ...changes });
    expect(finding).toMatchObject({ holds: false, line, why: { key } });
  });

  test('finds a game that was dealt from another seed', async () => {
    const another = await recordedGame('a better deal');
    expect(await verifyRecord(another, game, null)).toMatchObject({ holds: true });
    expect(await verifyRecord(another, game, note)).toMatchObject({ holds: false, line: 1 });
  });

  test('refuses a record in which a seat was given more Time', async () => {
    const number = 30;
    const line = JSON.parse(lines[number] ?? '');
    line.state.players[0].time += 1;
    const tampered = lines.with(number, JSON.stringify(line)).join('\n');
    const finding = await verifyRecord(tampered, game, note);
    expect(finding).toMatchObject({ holds: false, line: number + 1, why: { key: 'verify.differs' } });
  });

  test('refuses a record without its end', async () => {
    const finding = await verifyRecord(lines.slice(0, -2).join('\n'), game, null);
    expect(finding).toMatchObject({ holds: false, why: { key: 'verdict.unfinished' } });
  });
});
