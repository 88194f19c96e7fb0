import { writeFileSync } from 'node:fs';
import { type ShownLinks, withShown } from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../command.ts';
import { type RecordedSeries, recordedSeries } from './series.ts';

let series: RecordedSeries;
beforeAll(async () => {
  series = await recordedSeries();
});
afterAll(tidyUp);

describe('what a client remembers', () => {
  /** A note as the page keeps it, of the first game of the file. */
  function noteWith(changes: object): string {
    const { commitment } = JSON.parse(series.lines[0] as string);
    const { n, link: hash } = JSON.parse(series.lines[20] as string);
    const seen = { seenAt: Date.UTC(2031, 4, 1, 21, 4), sawBeginning: true, commitment };
    const note = temporary('note.json');
    writeFileSync(
      note,
      JSON.stringify({ ...seen, entropy: null, entropyHashes: [], link: { n, hash }, ...changes }),
    );
    return note;
  }
  /** What a note keeps of all hashes up to this entry. */
  function shownTo(last: number) {
    const shown = series.lines.slice(1, last + 2).map((line) => {
      const { n, link } = JSON.parse(line);
      return { n, hash: link };
    });
    return shown.reduce(withShown, [] as readonly ShownLinks[]);
  }
  const audited = (changes: object) =>
    called(['audit', series.fileWith(() => {}), '--remembered', noteWith(changes)]);

  test('is compared, and the command lists what it compared', async () => {
    const { code, out } = await audited({});
    expect(code).toBe(0);
    expect(out).toContain('shown at 2031-05-01T21:04:00.000Z, before the deal');
    expect(out).toContain('This client gave nothing to the deal');
    expect(out).toContain('leads through the last hash');
    const late = await audited({ sawBeginning: false, link: null, entropyHashes: null });
    expect(late.code).toBe(0);
    expect(late.out).toContain('It did not see the beginning.');
    expect(late.out).toContain('remembers no hash of the log');
    const shown = await audited({ shown: shownTo(18) });
    const { end } = JSON.parse(series.lines[series.second - 1] as string);
    expect(shown.out).toContain(`through all 19 hashes this client was shown, up to entry 18 of ${end}.`);
  });

  test.each([
    ['the seal of the seed', { commitment: '0'.repeat(64) }],
    ['what was given to the deal from here', { entropy: 'my own' }],
    ['what the seats gave', { entropyHashes: ['0'.repeat(64)] }],
    ['the log does not lead through', { link: { n: 18, hash: '0'.repeat(64) } }],
    ['the log does not lead through', { link: { n: 99_999, hash: '0'.repeat(64) } }],
    ['the log does not lead through', { shown: [{ from: 3, to: 18, hash: '0'.repeat(64) }] }],
    ['the log does not lead through', { shown: [{ from: 3, to: 99_999, hash: '0'.repeat(64) }] }],
    ['the server left out hashes of the log, first that of entry 19', { withheld: 19 }],
  ])('reports a difference in %s', async (what, changes) => {
    const { code, out } = await audited(changes);
    expect(code).toBe(1);
    expect(out).toContain(`ALARM: ${what}`);
  });

  test('must be a note', async () => {
    const { code, err } = await audited({ commitment: 11 });
    expect(code).not.toBe(0);
    expect(err).toContain('is not a note');
  });
});
