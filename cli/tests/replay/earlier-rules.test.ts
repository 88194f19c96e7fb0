import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../command.ts';

afterAll(tidyUp);

const fixture = (path: string, rules = 1) =>
  new URL(`../../../fixtures/rules-${rules}/${path}`, import.meta.url);

/** A copy of a save of an earlier version, to play on. */
function save(name: string, rules?: number): string {
  const path = temporary(`${name}.json`);
  writeFileSync(path, readFileSync(fixture(`terminal/${name}.json`, rules)));
  return path;
}

/** A save of version 1 that fits; of Diario as it was before the scavengers packed Wood (SCAV-2). */
function straightSave(game: string): string {
  const path = save(`${game}-straight-middle`);
  const { log, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as { log: { choice: string }[] };
  const packed = log.findIndex(({ choice }) => choice.startsWith('pack wood'));
  if (packed >= 0) writeFileSync(path, JSON.stringify({ ...rest, log: log.slice(0, packed) }));
  return path;
}

/** An audit file that was written under an earlier version. */
function audit(name: string, rules?: number): string {
  const path = temporary(`${name}.jsonl`);
  writeFileSync(path, gunzipSync(readFileSync(fixture(`audit/${name}.jsonl.gz`, rules))));
  return path;
}

describe.each([
  ['011', 3],
  ['diario', 4],
])('a save of %s of version 1 whose choices are legal under version %i', (game, now) => {
  const GOES_ON = `This game began under version 1 of the rules and goes on under version ${now}.`;

  test('is played on, reports it once, and keeps its header and its log', async () => {
    const path = straightSave(game);
    const before = JSON.parse(readFileSync(path, 'utf8'));
    const { code, out } = await called(['play', '--resume', path], ['1', '1', 'quit']);
    expect(code).toBe(0);
    expect(out.split(GOES_ON)).toHaveLength(2);
    const after = JSON.parse(readFileSync(path, 'utf8'));
    expect(after.header).toEqual(before.header);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
    expect(after.log.length).toBeGreaterThan(before.log.length);
    expect((await called(['replay', path])).out).toContain(GOES_ON);
  });
});

describe.each([
  ['011', 'TURN-3', 3, /does not allow choice 11, “card investigate” by p3\./],
  ['diario', 'DUSK-1', 4, /does not allow choice 11, “thirst iskra” by p1\./],
])('a save of %s of version 1 with a choice that %s now forbids', (game, clause, now, sentence) => {
  test('is shown with the choice and the reason, and is not written again', async () => {
    const path = save(`${game}-crooked-middle`);
    const before = readFileSync(path, 'utf8');
    const { code, out } = await called(['play', '--resume', path], ['1', 'quit']);
    expect(code).toBe(1);
    expect(out).toMatch(sentence);
    expect(out).toContain(`\n${clause}: `);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('is replayed up to that choice, and its record verified up to there', async () => {
    const path = save(`${game}-crooked-middle`);
    const told = await called(['replay', path]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(sentence);
    expect(told.out.match(/^\d+ {2}p/gm)).toHaveLength(10);
    const record = temporary(`${game}.jsonl`);
    await called(['play', '--resume', path, '--audit', record]);
    const lines = readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ audit: 1, rules: now, began: 1 });
    expect(lines.filter(({ state }) => state === null)).toHaveLength(lines.length - 12);
    const checked = await called(['audit', record]);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain(`version ${now} allows every choice in 0 of 1`);
    expect(checked.out).toMatch(sentence);
    writeFileSync(record, readFileSync(record, 'utf8').replace('"n":5,"by":', '"n":5,"by":1'));
    expect((await called(['audit', record])).code).toBe(1);
  });
});

describe.each(['011', 'diario'])('a save of %s of version 1 that says that its game was over', (game) => {
  const ENDED = /^This game ended under version 1 of the rules/m;

  /** It stands where version 2 would play on. */
  function overSave(): string {
    const path = straightSave(game);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), over: true }));
    return path;
  }

  test('is not played on, and not written again', async () => {
    const path = overSave();
    const before = readFileSync(path, 'utf8');
    const { code, out } = await called(['play', '--resume', path], ['1', '1', 'quit']);
    expect(code).toBe(1);
    expect(out).toMatch(ENDED);
    expect(out).not.toContain('goes on under version');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('is replayed as a game that is over', async () => {
    const { out } = await called(['replay', overSave()]);
    expect(out).toMatch(ENDED);
    expect(out).not.toContain('the game is not over');
  });
});

describe.each(['diario-middle', 'diario-over'])(
  '%s, a save of version 2 with the first story book',
  (name) => {
    const STOPPED =
      /began under version 2 of the rules and cannot go on: version 4 does not allow choice \d+/;

    test.each(['en', 'it', 'pt', 'ru'])(
      'says in %s that the book is another one, and is not written again',
      async (language) => {
        const texts = new URL(`../../../games/diario/texts/${language}.json`, import.meta.url);
        const sentence = JSON.parse(readFileSync(texts, 'utf8'))['refusal.earlier-book'];
        const path = save(name, 2);
        const before = readFileSync(path, 'utf8');
        const { code, out } = await called(['play', '--resume', path, '--lang', language], ['1', 'quit']);
        expect(code).toBe(1);
        expect(out).toContain(sentence);
        if (language === 'en') expect(out).toMatch(STOPPED);
        expect(readFileSync(path, 'utf8')).toBe(before);
      },
    );

    test('is replayed up to the first choice that does not fit', async () => {
      const { code, out } = await called(['replay', save(name, 2)]);
      expect(code).toBe(0);
      expect(out).toMatch(STOPPED);
    });
  },
);

describe('a save of 011 of version 2', () => {
  const GOES_ON = 'This game began under version 2 of the rules and goes on under version 3.';

  test('in which the Organ stands is played on', async () => {
    const path = save('011-organ-middle', 2);
    const before = JSON.parse(readFileSync(path, 'utf8'));
    const { code, out } = await called(['play', '--resume', path], ['1', '1', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain(GOES_ON);
    const after = JSON.parse(readFileSync(path, 'utf8'));
    expect(after.header).toEqual(before.header);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
    expect(after.log.length).toBeGreaterThan(before.log.length);
  });

  test.each(['011-three-over', '011-four-over', '011-five-over', '011-six-over', '011-late-over'])(
    '%s is replayed to the end it had',
    async (name) => {
      const path = save(name, 2);
      const { log } = JSON.parse(readFileSync(path, 'utf8'));
      const { code, out } = await called(['replay', path]);
      expect(code).toBe(0);
      expect(out).toContain(GOES_ON);
      expect(out.match(/^\d+ {2}p/gm)).toHaveLength(log.length);
      expect(out).not.toContain('the game is not over');
    },
  );

  test('HOUR-3 that was asked to discard at the end of Hour XI is over: version 3 asks no player before all have lost', async () => {
    const path = save('011-late-middle', 2);
    const { code, out } = await called(['replay', path]);
    expect(code).toBe(0);
    expect(out).toContain(GOES_ON);
    expect(out).not.toContain('the game is not over');
  });
});

describe('an audit file of 011 of version 2, with links and with choices taken back', () => {
  test.each([
    ['011-organ-over', 1],
    // Its discards at the end of Hour XI are passed over, so that the states after them are others.
    ['011-late-over', 0],
  ])(
    '%s is verified: version 3 allows all of it, and makes the same states in %i of 1',
    async (name, same) => {
      const { code, out } = await called(['audit', audit(name, 2)]);
      expect(code).toBe(0);
      expect(out).toContain('though recorded under version 2: 1 game.');
      expect(out).toContain(
        `version 3 allows every choice in 1 of 1, and the recorded states are its own in ${same}.`,
      );
    },
  );

  test('is rejected if a choice that was taken back is left out', async () => {
    const path = audit('011-organ-over', 2);
    const lines = readFileSync(path, 'utf8').split('\n');
    const undone = lines.findIndex((line) => line.includes('"backTo"'));
    writeFileSync(path, lines.toSpliced(undone - 1, 2).join('\n'));
    expect((await called(['audit', path])).code).toBe(1);
  });
});

describe('an audit file of version 1', () => {
  test('is reported as one, all of which version 3 allows', async () => {
    const { code, out } = await called(['audit', audit('011-straight-over')]);
    expect(code).toBe(0);
    expect(out).toContain('though recorded under version 1: 1 game.');
    expect(out).toContain('version 3 allows every choice in 1 of 1');
    expect(out).not.toContain('all as recorded');
  });

  test.each([
    ['011-crooked-over', 3],
    ['diario-crooked-over', 4],
  ])('names the choice of %s that is refused', async (name, now) => {
    const { code, out } = await called(['audit', audit(name)]);
    expect(code).toBe(0);
    expect(out).toContain(`version ${now} allows every choice in 0 of 1`);
    expect(out).toContain(`cannot go on: version ${now} does not allow choice`);
  });

  test('is rejected if its seed is not the committed one', async () => {
    const path = audit('011-straight-over');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"seed":"./, '"seed":"g'));
    expect((await called(['audit', path])).code).toBe(1);
  });
});

describe('a record of a later version', () => {
  test('is rejected with a sentence by play, replay, audit and import', async () => {
    const refused = 'version 4 of the rules';
    const path = save('011-straight-middle');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"rules":1', '"rules":4'));
    for (const command of [['play', '--resume'], ['replay']]) {
      const { code, err } = await called([...command, path]);
      expect(code).toBe(1);
      expect(err).toContain(refused);
    }
    const record = audit('011-straight-over');
    writeFileSync(record, readFileSync(record, 'utf8').replace('"rules":1', '"rules":4'));
    expect((await called(['audit', record])).out).toContain(refused);
    const table = temporary('table.jsonl');
    const exported = readFileSync(fixture('server/011-crooked-middle.jsonl'), 'utf8');
    writeFileSync(table, exported.replace('"rules":1', '"rules":4'));
    const { code, err } = await called(['import', table, '--data', temporary('data')]);
    expect(code).toBe(1);
    expect(err).toContain(refused);
  });
});

test('imports an exported table of version 1 and names its version', async () => {
  const path = fileURLToPath(fixture('server/diario-straight-middle.jsonl'));
  const data = temporary('data');
  const { code, out } = await called(['import', path, '--data', data]);
  expect(code).toBe(0);
  expect(out).toContain('It began under version 1 of the rules.');
  const id = JSON.parse(readFileSync(path, 'utf8').split('\n')[0] ?? '').table.id;
  const again = temporary('again.jsonl');
  expect((await called(['export', id, again, '--data', data])).err).toBe('');
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(path, 'utf8'));
});
