import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../command.ts';

afterAll(tidyUp);

// Games of Diario of version 3 of its rules.
const fixture = (path: string) => new URL(`../../../fixtures/rules-3/${path}`, import.meta.url);

/** A copy of a save, to play on. */
function save(name: string): string {
  const path = temporary(`${name}.json`);
  writeFileSync(path, readFileSync(fixture(`terminal/diario-${name}.json`)));
  return path;
}

function audit(name: string): string {
  const path = temporary(`${name}.jsonl`);
  writeFileSync(path, gunzipSync(readFileSync(fixture(`audit/diario-${name}.jsonl.gz`))));
  return path;
}

const GOES_ON = 'This game began under version 3 of the rules and goes on under version 4.';
const STOPPED =
  /^This game began under version 3 of the rules and cannot go on: version 4 does not allow choice \d+, “.+” by p\d\.$/m;

describe('a save of Diario of version 3', () => {
  test.each(['heard-middle', 'dusk-middle', 'six-middle', 'setting-out-middle'])(
    '%s, whose choices are legal, is played on and keeps its header and its log',
    async (name) => {
      const path = save(name);
      const before = JSON.parse(readFileSync(path, 'utf8'));
      const { code, out } = await called(['play', '--resume', path], ['1', '1', 'quit']);
      expect(code).toBe(0);
      expect(out.split(GOES_ON)).toHaveLength(2);
      const after = JSON.parse(readFileSync(path, 'utf8'));
      expect(after.header).toEqual(before.header);
      expect(after.log.slice(0, before.log.length)).toEqual(before.log);
      expect(after.log.length).toBeGreaterThan(before.log.length);
    },
  );

  test('that ended without a guard is replayed to the end it had', async () => {
    const path = save('unguarded-over');
    const { log } = JSON.parse(readFileSync(path, 'utf8'));
    const { code, out } = await called(['replay', path]);
    expect(code).toBe(0);
    expect(out).toContain(GOES_ON);
    expect(out.match(/^\d+ {2}p/gm)).toHaveLength(log.length);
    expect(out).not.toContain('the game is not over');
  });

  test.each(['solo-over', 'four-over', 'packed-over'])(
    '%s is replayed to its end or to a choice that is named, and a record of it is verified',
    async (name) => {
      const path = save(name);
      const before = readFileSync(path, 'utf8');
      const { code, out } = await called(['replay', path]);
      expect(code).toBe(0);
      const record = temporary(`${name}.jsonl`);
      await called(['play', '--resume', path, '--audit', record]);
      expect(readFileSync(path, 'utf8')).toBe(before);
      const checked = await called(['audit', record]);
      expect(checked.code).toBe(0);
      if (out.includes(GOES_ON)) expect(checked.out).toContain('version 4 allows every choice in 1 of 1');
      else for (const each of [out, checked.out]) expect(each).toMatch(STOPPED);
    },
  );

  test.each(['en', 'it', 'pt', 'ru'])(
    'says in %s why it stops at a choice that is not offered, and is not written again',
    async (language) => {
      const texts = new URL(`../../../games/diario/texts/${language}.json`, import.meta.url);
      const path = save('heard-middle');
      const written = JSON.parse(readFileSync(path, 'utf8'));
      const before = JSON.stringify({ ...written, log: [...written.log, { by: 0, choice: 'wave 9' }] });
      writeFileSync(path, before);
      const { code, out } = await called(['play', '--resume', path, '--lang', language], ['1', 'quit']);
      expect(code).toBe(1);
      expect(out).toContain(JSON.parse(readFileSync(texts, 'utf8'))['refusal.earlier-course']);
      if (language === 'en') expect(out).toMatch(STOPPED);
      expect(readFileSync(path, 'utf8')).toBe(before);
    },
  );
});

describe.each([
  ['unheard-middle', 'LEAD-1', 6, 'pick jelena m3'],
  ['packed-middle', 'SCAV-2', 20, 'pack wood 1'],
])('%s, a save of Diario of version 3 that %s stops', (name, clause, number, choice) => {
  const sentence = `version 4 does not allow choice ${number}, “${choice}” by p`;

  test('is shown with the choice and the reason, and is not written again', async () => {
    const path = save(name);
    const before = readFileSync(path, 'utf8');
    const { code, out } = await called(['play', '--resume', path], ['1', 'quit']);
    expect(code).toBe(1);
    expect(out).toContain(sentence);
    expect(out).toContain(`\n${clause}: `);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('is replayed up to that choice, and its record verified up to there', async () => {
    const path = save(name);
    const told = await called(['replay', path]);
    expect(told.code).toBe(0);
    expect(told.out).toContain(sentence);
    expect(told.out.match(/^\d+ {2}p/gm)).toHaveLength(number - 1);
    const record = temporary(`${name}.jsonl`);
    await called(['play', '--resume', path, '--audit', record]);
    const checked = await called(['audit', record]);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain('version 4 allows every choice in 0 of 1');
    expect(checked.out).toContain(sentence);
  });
});

test.each(['en', 'it', 'pt', 'ru'])(
  'FIGHT-3 a save of Diario of version 3 says in %s that it stops where a fight at home can be fled',
  async (language) => {
    const texts = new URL(`../../../games/diario/texts/${language}.json`, import.meta.url);
    const { code, out } = await called(['replay', save('home-fight-middle'), '--lang', language]);
    expect(code).toBe(0);
    expect(out).toContain(`\nFIGHT-3: ${JSON.parse(readFileSync(texts, 'utf8'))['refusal.earlier-flight']}`);
  },
);

test('SCAV-2 an audit file of Diario of version 3 names the packed resource that is refused', async () => {
  const { code, out } = await called(['audit', audit('packed-over')]);
  expect(code).toBe(0);
  expect(out).toContain('version 4 allows every choice in 0 of 1');
  expect(out).toMatch(/version 4 does not allow choice \d+, “pack (?:wood|components|water) 1” by p\d/);
});

describe('an audit file of Diario of version 3, with links and with choices taken back', () => {
  test('is verified, and version 4 allows all of a game that ends without a guard', async () => {
    const { code, out } = await called(['audit', audit('unguarded-over')]);
    expect(code).toBe(0);
    expect(out).toContain('though recorded under version 3: 1 game.');
    expect(out).toContain('version 4 allows every choice in 1 of 1');
  });

  test('is verified as far as it can be played again', async () => {
    const { code, out } = await called(['audit', audit('packed-over')]);
    expect(code).toBe(0);
    expect(out).toContain('though recorded under version 3: 1 game.');
  });

  test('is rejected if a choice that was taken back is left out', async () => {
    const path = audit('packed-over');
    const lines = readFileSync(path, 'utf8').split('\n');
    const undone = lines.findIndex((line) => line.includes('"backTo"'));
    writeFileSync(path, lines.toSpliced(undone - 1, 2).join('\n'));
    expect((await called(['audit', path])).code).toBe(1);
  });
});
