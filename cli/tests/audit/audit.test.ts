import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called, tidyUp, vigilia } from '../command.ts';
import { type RecordedSeries, recordedSeries, verdict } from './series.ts';

let series: RecordedSeries;
beforeAll(async () => {
  series = await recordedSeries();
});
afterAll(tidyUp);

describe('an unchanged file', () => {
  test('is all as recorded', async () => {
    const file = series.fileWith(() => {});
    const { code, out, err } = await vigilia(['audit', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll(',', '')).toBe(`3 games ${series.lines.length - 9} choices: all as recorded\n`);
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
    const file = series.fileWith((changed) => {
      for (const [index, line] of changed.entries())
        changed[index] = JSON.stringify(reversed(JSON.parse(line)));
    }, '');
    expect((await called(['audit', file])).code).toBe(0);
  });
});

describe('names the first line that differs', () => {
  test('in a process of its own', async () => {
    const { code, out, err } = await vigilia([
      'audit',
      series.edited(series.second + 5, ({ state }) => {
        const [player] = state.players;
        if (player !== undefined) player.time -= 1;
      }),
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(
      new RegExp(
        `^Line ${series.second + 6} \\(game 2, n 4\\) differs: state.players\\[0\\].time\\b.* \\d+ .* \\d+ `,
      ),
    );
  });

  test('a seed other than the committed one', async () => {
    const file = series.edited(series.second, (header) => {
      header.seed = String(header.seed).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    });
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${series.second + 1} \\(game 2, header\\) differs: This seed is not the one`),
    );
  });

  test('a commitment', async () => {
    const file = series.edited(0, (header) => {
      header.commitment = 'f'.repeat(64);
    });
    expect(await verdict(file)).toMatch(/^Line 1 \(game 1, header\) differs: This seed is not/);
  });

  test('the data of the header', async () => {
    const file = series.edited(series.second, (header) => {
      const { gears } = header.data as { gears: { movement: number[] } };
      gears.movement[2] = 9;
    });
    expect(await verdict(file)).toMatch(
      new RegExp(
        `^Line ${series.second + 1} \\(game 2, header\\) differs: data.gears.movement\\[2\\].* 9 .* 3 `,
      ),
    );
  });

  test('a missing and an extra field of the header', async () => {
    const without = series.edited(0, (header) => {
      delete header.data;
    });
    expect(await verdict(without)).toMatch(/differs: data\b.* in the file.* \{"map"/);
    const beyond = series.edited(0, (header) => {
      header.remark = 'fair';
    });
    expect(await verdict(beyond)).toMatch(/differs: remark\b.* "fair" in the file/);
  });

  test('another legal choice', async () => {
    const at = series.lines.findIndex((line) => JSON.parse(line).choice?.startsWith('clue '));
    const squares = new Set(
      series.lines.flatMap((line) => JSON.parse(line).choice?.match(/^clue (r\dc\d)$/)?.[1] ?? []),
    );
    const { choice, state } = JSON.parse(series.lines[at] as string);
    const other = [...squares].find(
      (square) => choice !== `clue ${square}` && !state.map.clues.includes(square),
    );
    const file = series.edited(at, (line) => {
      line.choice = `clue ${other}`;
    });
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${at + 1} .* state.map.clues\\[\\d\\].* "r\\dc\\d" .* "${other}" `),
    );
  });

  test('an illegal choice', async () => {
    const file = series.edited(2, (line) => {
      line.choice = 'bid I 99';
    });
    expect(await verdict(file)).toMatch(/^Line 3 \(game 1, n 1\) differs: You can bid 44 at most/);
  });

  test('a choice that is not notation, and a missing choice', async () => {
    const babble = series.edited(2, (line) => {
      line.choice = 'gamble';
    });
    expect(await verdict(babble)).toMatch(/^Line 3 \(game 1, n 1\) differs: Nobody at this table knows/);
    const none = series.edited(2, (line) => {
      line.choice = null;
    });
    expect(await verdict(none)).toMatch(/^Line 3 .* a choice needs the seat/);
  });

  test('a choice by a seat that was not asked', async () => {
    const file = series.edited(2, (line) => {
      line.by = (Number(line.by) + 1) % 4;
    });
    expect(await verdict(file)).toMatch(
      /^Line 3 \(game 1, n 1\) differs: Just a moment, please: p\d is choosing/,
    );
  });

  test('a dropped line', async () => {
    const file = series.fileWith((changed) => changed.splice(10, 1));
    expect(await verdict(file)).toBe(
      'Line 11 (game 1, n 9) differs: the next line must have n 9 and this one has 10.',
    );
  });

  test('two series.lines in the wrong order', async () => {
    const file = series.fileWith((changed) =>
      changed.splice(10, 2, changed[11] as string, changed[10] as string),
    );
    expect(await verdict(file)).toMatch(/^Line 11 .* must have n 9 and this one has 10\.$/);
  });

  test('a dropped end', async () => {
    const { length } = series.lines;
    const file = series.fileWith((changed) => changed.splice(-2));
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${length - 1} \\(game 3, n \\d+\\) differs: .* is not over\\.$`),
    );
    const inside = series.fileWith((changed) => changed.splice(series.second - 2, 2));
    expect(await verdict(inside)).toMatch(
      new RegExp(`^Line ${series.second - 1} \\(game 1, n \\d+\\) differs: .* is not over\\.$`),
    );
    const endless = series.fileWith((changed) => changed.pop());
    expect(await verdict(endless)).toMatch(/the line that ends the game, with its last hash, is missing\.$/);
  });

  test('an extra line', async () => {
    const file = series.fileWith((changed) => {
      const last = JSON.parse(changed[series.second - 2] as string);
      changed.splice(series.second - 1, 0, JSON.stringify({ ...last, n: last.n + 1 }));
    });
    expect(await verdict(file)).toMatch(new RegExp(`^Line ${series.second} .*: The game is over`));
  });
});
