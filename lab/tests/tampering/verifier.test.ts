import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playable } from '../../games.ts';
import { recordedGame } from '../../tampering/games.ts';
import { runVerifier, type Verifying } from '../../tampering/run.ts';
import { seriesOf } from '../../tampering/series.ts';
import { type Line, remembering, tamperings } from '../../tampering/tamperings.ts';

function verified(all: readonly Verifying[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-verifier-'));
  try {
    return runVerifier(process.env.VIGILIA_PYTHON ?? 'python3', folder, all);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(['011', 'diario'])('the verifier in Python on %s', (id) => {
  const records = [...seriesOf(playable(id).game, 8)];
  const another = records[0] as Line[];
  // Records with an undo by consent and entropy of the seats, so that every kind can be forged.
  const record = records.find(
    (lines) =>
      lines !== another &&
      lines[0]?.entropy !== undefined &&
      lines.some(({ consent }) => Array.isArray(consent) && consent.length > 0),
  ) as Line[];

  test('finds that true records hold', () => {
    expect(verified([{ lines: records.flat() }, remembering(record)])).toEqual([
      { holds: true, said: expect.stringMatching(/^8 games, \d+ lines: /) },
      { holds: true, said: expect.stringMatching(/^1 games, \d+ lines: /) },
    ]);
  });

  test('finds every kind of forgery', () => {
    const kinds = Object.entries(tamperings(another));
    expect(kinds.length).toBeGreaterThanOrEqual(10);
    const forged = kinds.map(([name, tamper]) => tamper(record) ?? expect.fail(`it cannot be that ${name}`));
    const found = verified(forged).map(({ holds, said }, index) => ({
      kind: kinds[index]?.[0],
      holds,
      said,
    }));
    expect(found.filter(({ holds }) => holds)).toEqual([]);
    for (const { said } of found) expect(said).toMatch(/^line \d+: |^the file stops/);
    expect(found.find(({ kind }) => kind === 'all of it is another game')?.said).toContain('ALARM');
  });
});

test('the verifier finds a story of Diario that the table leaves out, and such stories without the option', () => {
  const options = { avoid: ['violence'] };
  const [header = {}, ...lines] = recordedGame(playable('diario').game, {
    seats: 2,
    options,
    seed: 'left out',
    gives: false,
  }) as Line[];
  const { avoided } = header.data as { avoided: string[] };
  const read = (story = '') =>
    lines.map((line) => ({ ...line, state: { ...(line.state as Line), told: [story] } }));
  const said = [
    [header, ...lines],
    [header, ...read(avoided[0])],
    [{ ...header, options: { difficulty: 'normal' } }, ...lines],
    [{ ...header, options: { ...options, avoid: ['violence', 'hunger'] } }, ...lines],
  ].map((forged) => verified([{ lines: forged }])[0]);
  expect(said).toEqual([
    { holds: true, said: expect.stringContaining('1 games') },
    { holds: false, said: expect.stringContaining('a story that the table leaves out was read') },
    { holds: false, said: expect.stringContaining('the stories left out do not belong to the options') },
    {
      holds: false,
      said: expect.stringContaining('the kinds of stories left out are not in their one order'),
    },
  ]);
});
