import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidyUp } from '../command.ts';
import { type RecordedSeries, recordedSeries, verdict } from './series.ts';

let series: RecordedSeries;
beforeAll(async () => {
  series = await recordedSeries();
});
afterAll(tidyUp);

describe('rejects a file that cannot be read', () => {
  test('a line that breaks off at the end of the file', async () => {
    const file = series.fileWith((changed) => changed.push((changed.pop() as string).slice(0, 100)), '');
    expect(await verdict(file)).toMatch(
      new RegExp(`^Line ${series.lines.length} .*: the file breaks off in the middle of this line\\.$`),
    );
  });

  test.each(['{"n":3,', '[]x', '3', ''])('%j between the others', async (spoilt) => {
    const file = series.fileWith((changed) => changed.splice(4, 1, spoilt));
    expect(await verdict(file)).toBe('Line 5 (game 1, n 3) differs: this is no line of JSON.');
  });

  test('another version of the rules', async () => {
    const file = series.edited(series.second, (header) => {
      header.rules = 99;
    });
    expect(await verdict(file)).toMatch(/header\) differs: This game follows version 99 of the rules/);
  });

  test('another form, another game, a strange header', async () => {
    const form = series.edited(0, (header) => {
      header.audit = 9;
    });
    expect(await verdict(form)).toMatch(
      /^Line 1 \(game 1, header\) differs: this is form 9 of the audit file/,
    );
    const game = series.edited(0, (header) => {
      header.game = 'chess';
    });
    expect(await verdict(game)).toMatch(/: there is no game chess here\.$/);
    const strange = series.edited(0, (header) => {
      header.options = null;
    });
    expect(await verdict(strange)).toMatch(/: the header lacks its seed, options or entropy/);
    const crowded = series.edited(0, (header) => {
      header.seats = 9;
    });
    expect(await verdict(crowded)).toMatch(/: This game is for 3 to 6 people\.$/);
  });

  test('a file that begins without a header, and one that is empty', async () => {
    expect(await verdict(series.fileWith((changed) => changed.shift()))).toBe(
      'Line 1 (game 0, header) differs: a game must begin with its header.',
    );
    expect(await verdict(series.fileWith((changed) => changed.splice(0), ''))).toMatch(
      /: there is no game in this file\.$/,
    );
  });
});
