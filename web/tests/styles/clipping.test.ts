import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../src/', import.meta.url);
const SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** One direction may be hidden beside another that scrolls: there `clip` means the same. */
const HIDDEN = /overflow(-[xy])?:\s*hidden(?!\s+(auto|scroll))/;

test('what is clipped cannot be scrolled by the focus: sheets say clip, and never hidden', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  const found = SHEETS.flatMap((file) =>
    readFileSync(new URL(file, SOURCES), 'utf8')
      .split('\n')
      .flatMap((line, index) => (HIDDEN.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
