import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp, vigilia } from '../command.ts';

type Line = Record<string, unknown> & { state: { players: { time: number }[] } };

afterAll(tidyUp);

let lines: readonly string[] = [];
/** Where the second game of the file begins, as an index. */
let second = 0;

beforeAll(async () => {
  const file = temporary('true.jsonl');
  const { code } = await called(['simulate', '011', '--games', '3', '--seed', 'audit', '--audit', file]);
  expect(code).toBe(0);
  lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  second = lines.findIndex((line, index) => index > 0 && line.startsWith('{"game"'));
});

/** A file with some lines changed, dropped or added; `end` is what stands after the last. */
function fileWith(change: (changed: string[]) => void, end = '\n'): string {
  const changed = [...lines];
  change(changed);
  const file = temporary('changed.jsonl');
  writeFileSync(file, changed.join('\n') + end);
  return file;
}

function edited(index: number, edit: (line: Line) => void): string {
  return fileWith((changed) => {
    const line = JSON.parse(changed[index] as string);
    edit(line);
    changed[index] = JSON.stringify(line);
  });
}

/** What the audit says about a file that is not as it should be. */
async function verdict(file: string): Promise<string> {
  const { code, out, err } = await called(['audit', file]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  return out.trimEnd();
}

describe('a true file', () => {
  test('is all as recorded', async () => {
    const file = fileWith(() => {});
    const { code, out, err } = await vigilia(['audit', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll(',', '')).toBe(`3 games ${lines.length - 9} choices: all as recorded\n`);
  });

  test('may have its keys in another order and no line feed at its end', async () => {
    const reversed = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, each]) => [key, reversed(each)]),
          );
    const file = fileWith((changed) => {
      for (const [index, line] of changed.entries())
        changed[index] = JSON.stringify(reversed(JSON.parse(line)));
    }, '');
    expect((await called(['audit', file])).code).toBe(0);
  });
});

describe('the first line that differs is named', () => {
  test('as a process of its own', async () => {
    const { code, out, err } = await vigilia([
      'audit',
      edited(second + 5, ({ state }) => {
        const [player] = state.players;
        if (player !== undefined) player.time -= 1;
      }),
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(
      new RegExp(
        `^Line ${second + 6} \\(game 2, n 4\\) differs: state.players\\[0\\].time\\b.* \\d+ .* \\d+ `,
      ),
    );
  });

  test('a seed that is not the promised one', async () => {
    const file = edited(second, (header) => {
      header.seed = String(header.seed).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    });
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${second + 1} \\(game 2, header\\) differs: This seed is not the one`),
    );
  });

  test('a commitment', async () => {
    const file = edited(0, (header) => {
      header.commitment = 'f'.repeat(64);
    });
    expect(await verdict(file)).toMatch(/^Line 1 \(game 1, header\) differs: This seed is not/);
  });

  test('the data of the header', async () => {
    const file = edited(second, (header) => {
      const { gears } = header.data as { gears: { movement: number[] } };
      gears.movement[2] = 9;
    });
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${second + 1} \\(game 2, header\\) differs: data.gears.movement\\[2\\].* 9 .* 3 `),
    );
  });

  test('something the header leaves out, and something it makes up', async () => {
    const without = edited(0, (header) => {
      delete header.data;
    });
    expect(await verdict(without)).toMatch(/differs: data\b.* in the file.* \{"map"/);
    const beyond = edited(0, (header) => {
      header.remark = 'fair';
    });
    expect(await verdict(beyond)).toMatch(/differs: remark\b.* "fair" in the file/);
  });

  test('a choice that could be made and was not', async () => {
    const at = lines.findIndex((line) => JSON.parse(line).choice?.startsWith('clue '));
    const squares = new Set(
      lines.flatMap((line) => JSON.parse(line).choice?.match(/^clue (r\dc\d)$/)?.[1] ?? []),
    );
    const { choice, state } = JSON.parse(lines[at] as string);
    const other = [...squares].find(
      (square) => choice !== `clue ${square}` && !state.map.clues.includes(square),
    );
    const file = edited(at, (line) => {
      line.choice = `clue ${other}`;
    });
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${at + 1} .* state.map.clues\\[\\d\\].* "r\\dc\\d" .* "${other}" `),
    );
  });

  test('a choice that could not be made', async () => {
    const file = edited(2, (line) => {
      line.choice = 'bid I 99';
    });
    expect(await verdict(file)).toMatch(/^Line 3 \(game 1, n 1\) differs: You can bid 44 at most/);
  });

  test('a choice that is no notation, or none at all', async () => {
    const babble = edited(2, (line) => {
      line.choice = 'gamble';
    });
    expect(await verdict(babble)).toMatch(/^Line 3 \(game 1, n 1\) differs: Nobody at this table knows/);
    const none = edited(2, (line) => {
      line.choice = null;
    });
    expect(await verdict(none)).toMatch(/^Line 3 .* a choice needs the seat/);
  });

  test('a choice by somebody who was not asked', async () => {
    const file = edited(2, (line) => {
      line.by = (Number(line.by) + 1) % 4;
    });
    expect(await verdict(file)).toMatch(
      /^Line 3 \(game 1, n 1\) differs: Just a moment, please: p\d is choosing/,
    );
  });

  test('a dropped line', async () => {
    const file = fileWith((changed) => changed.splice(10, 1));
    expect(await verdict(file)).toBe(
      'Line 11 (game 1, n 9) differs: the next line must have n 9 and this one has 10.',
    );
  });

  test('two lines in the wrong order', async () => {
    const file = fileWith((changed) => changed.splice(10, 2, changed[11] as string, changed[10] as string));
    expect(await verdict(file)).toMatch(/^Line 11 .* must have n 9 and this one has 10\.$/);
  });

  test('a dropped end', async () => {
    const { length } = lines;
    const file = fileWith((changed) => changed.splice(-2));
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${length - 1} \\(game 3, n \\d+\\) differs: .* is not over\\.$`),
    );
    const inside = fileWith((changed) => changed.splice(second - 2, 2));
    expect(await verdict(inside)).toMatch(
      new RegExp(`^Line ${second - 1} \\(game 1, n \\d+\\) differs: .* is not over\\.$`),
    );
    const endless = fileWith((changed) => changed.pop());
    expect(await verdict(endless)).toMatch(/the line that ends the game, with its last hash, is missing\.$/);
  });

  test('a line too many', async () => {
    const file = fileWith((changed) => {
      const last = JSON.parse(changed[second - 2] as string);
      changed.splice(second - 1, 0, JSON.stringify({ ...last, n: last.n + 1 }));
    });
    expect(await verdict(file)).toMatch(new RegExp(`^Line ${second} .*: The game is over`));
  });
});

describe('what a client remembers', () => {
  /** A note as the page keeps it, of the first game of the file. */
  function noteWith(changes: object): string {
    const { commitment } = JSON.parse(lines[0] as string);
    const { n, link: hash } = JSON.parse(lines[20] as string);
    const seen = { seenAt: Date.UTC(2031, 4, 1, 21, 4), sawBeginning: true, commitment };
    const note = temporary('note.json');
    writeFileSync(
      note,
      JSON.stringify({ ...seen, entropy: null, entropyHashes: [], link: { n, hash }, ...changes }),
    );
    return note;
  }
  const audited = (changes: object) =>
    called(['audit', fileWith(() => {}), '--remembered', noteWith(changes)]);

  test('is compared, and what could be compared is said', async () => {
    const { code, out } = await audited({});
    expect(code).toBe(0);
    expect(out).toContain('shown at 2031-05-01T21:04:00.000Z, before the deal');
    expect(out).toContain('This client gave nothing to the deal');
    expect(out).toContain('leads through the last hash');
    const late = await audited({ sawBeginning: false, link: null, entropyHashes: null });
    expect(late.code).toBe(0);
    expect(late.out).toContain('It did not see the beginning.');
    expect(late.out).toContain('remembers no hash of the log');
  });

  test.each([
    ['the seal of the seed', { commitment: '0'.repeat(64) }],
    ['what was given to the deal from here', { entropy: 'my own' }],
    ['what the seats gave', { entropyHashes: ['0'.repeat(64)] }],
    ['the log does not lead through', { link: { n: 18, hash: '0'.repeat(64) } }],
    ['the log does not lead through', { link: { n: 99_999, hash: '0'.repeat(64) } }],
  ])('raises an alarm about %s', async (what, changes) => {
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

describe('what cannot be read', () => {
  test('a line that breaks off at the end of the file', async () => {
    const file = fileWith((changed) => changed.push((changed.pop() as string).slice(0, 100)), '');
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${lines.length} .*: the file breaks off in the middle of this line\\.$`),
    );
  });

  test.each(['{"n":3,', '[]x', '3', ''])('%j between the others', async (spoilt) => {
    const file = fileWith((changed) => changed.splice(4, 1, spoilt));
    expect(await verdict(file)).toBe('Line 5 (game 1, n 3) differs: this is no line of JSON.');
  });

  test('another version of the rules', async () => {
    const file = edited(second, (header) => {
      header.rules = 99;
    });
    expect(await verdict(file)).toMatch(/header\) differs: This game follows version 99 of the rules/);
  });

  test('another form, another game, a strange header', async () => {
    const form = edited(0, (header) => {
      header.audit = 3;
    });
    expect(await verdict(form)).toMatch(
      /^Line 1 \(game 1, header\) differs: this is form 3 of the audit file/,
    );
    const game = edited(0, (header) => {
      header.game = 'chess';
    });
    expect(await verdict(game)).toMatch(/: there is no game chess here\.$/);
    const strange = edited(0, (header) => {
      header.options = null;
    });
    expect(await verdict(strange)).toMatch(/: the header lacks its seed, options or entropy/);
    const crowded = edited(0, (header) => {
      header.seats = 9;
    });
    expect(await verdict(crowded)).toMatch(/: This game is for 3 to 6 people\.$/);
  });

  test('a file that begins without a header, and one that is empty', async () => {
    expect(await verdict(fileWith((changed) => changed.shift()))).toBe(
      'Line 1 (game 0, header) differs: a game must begin with its header.',
    );
    expect(await verdict(fileWith((changed) => changed.splice(0), ''))).toMatch(
      /: there is no game in this file\.$/,
    );
  });
});
