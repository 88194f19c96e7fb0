import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { namedSeed, verify } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { playable } from '../../games.ts';
import { forgeries } from '../../tampering/forgeries.ts';
import { recordedGame } from '../../tampering/games.ts';
import { relinked } from '../../tampering/relinked.ts';
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

describe.each(['011', 'diario'])('a forger of %s who computes the links anew', (id) => {
  const { game } = playable(id);
  const record = [...seriesOf(game, 8)].find(
    (lines) =>
      lines[0]?.audit === 3 &&
      lines[0]?.entropy !== undefined &&
      lines.some(({ consent }) => Array.isArray(consent) && consent.length > 0),
  ) as Line[];
  const forged = forgeries(record);

  test('is found by both verifiers with the note of a client', async () => {
    expect(forged.length).toBeGreaterThanOrEqual(12);
    const inPython = verified(forged);
    expect(inPython.filter(({ holds }) => holds)).toEqual([]);
    for (const { name, lines, remembered } of forged) {
      async function* written() {
        for (const line of lines) yield JSON.stringify(line);
      }
      const { fault } = await verify(written(), () => game, remembered);
      expect(fault, name).not.toBeNull();
    }
  });

  test('who hides a take-back is found by what was shown, not by the last link alone', async () => {
    const hidden = forged.filter(({ name }) => name.startsWith('what was shown is taken back'));
    expect(hidden).toHaveLength(2);
    for (const { said } of verified(hidden)) expect(said).toContain('ALARM: the links that were shown');
    const older = hidden.map(({ lines, remembered }) => {
      const { shown: _, withheld: __, ...kept } = remembered;
      return { lines, remembered: kept };
    });
    expect(verified(older).map(({ holds }) => holds)).toEqual([true, true]);
  });

  test('who shows no hashes from a choice on is found by that alone', () => {
    const silent = forged.filter(({ name }) => name.endsWith('shown without hashes'));
    expect(silent).toHaveLength(1);
    for (const { said } of verified(silent)) expect(said).toContain('ALARM: the server left out links');
    const unaware = silent.map(({ lines, remembered }) => ({
      lines,
      remembered: { ...remembered, withheld: null },
    }));
    expect(verified(unaware).map(({ holds }) => holds)).toEqual([true]);
  });

  test('without a note is not found where nothing but the table was changed', () => {
    const found = verified(forged.map(({ lines }) => ({ lines })));
    const unknown = forged.filter((_, index) => found[index]?.holds).map(({ name }) => name);
    expect(unknown).toEqual(expect.arrayContaining(['practice is added', 'a broken-off deal is left out']));
    expect(unknown).not.toContain('an undo is said to be free');
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

test('a choice that is taken back and made again in the same way hides nothing', () => {
  const hiddenIn = (again: string) => {
    const { lines } = relinked([
      { game: 'toy', seed: namedSeed('made again'), seats: 2, audit: 3, options: {} },
      { n: 0 },
      { n: 1, by: 0, choice: 'one way' },
      { n: 2, by: 0, backTo: 0, to: 0, consent: [1] },
      { n: 3, by: 0, choice: again },
      { n: 4, by: 1, choice: 'an answer' },
      { end: 4 },
    ]);
    return forgeries(lines).filter(({ name }) => name.startsWith('what was shown is taken back'));
  };
  expect(hiddenIn('one way')).toEqual([]);
  expect(hiddenIn('another way')).toHaveLength(2);
});

/** An audit file that was written under an earlier version. */
function auditOf(rules: number, name: string): Line[] {
  const file = new URL(`../../../fixtures/rules-${rules}/audit/${name}.jsonl.gz`, import.meta.url);
  const written = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return written.map((line) => JSON.parse(line) as Line);
}

test.each([
  ['011', 2, ['011-late-over', '011-organ-over']],
  ['Diario', 3, ['diario-packed-over', 'diario-unguarded-over']],
] as const)(
  'the verifier in Python finds that records of %s of version %i hold, and that one without what was taken back does not',
  (_game, rules, names) => {
    const records = names.map((name) => auditOf(rules, name));
    const first = records[0] as Line[];
    const forged = first.filter(
      (line, index) => !('backTo' in line) && !('backTo' in (first[index + 1] ?? {})),
    );
    const found = verified([...records, forged].map((lines) => ({ lines })));
    expect(found.map(({ holds }) => holds)).toEqual([true, true, false]);
  },
);
