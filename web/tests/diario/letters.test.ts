import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TABLE = fileURLToPath(new URL('../../src/games/diario/', import.meta.url));
/** In rem: below this, letters are marks. */
const SMALLEST = 0.72;

test('no letter at the table of Diario is smaller than 0.72 rem', () => {
  const small = globSync('**/*.css', { cwd: TABLE }).flatMap((file) =>
    Array.from(readFileSync(`${TABLE}${file}`, 'utf8').matchAll(/font(?:-size)?:[^;]*?(\d*\.?\d+)rem/g))
      .filter(([, size]) => Number(size) < SMALLEST)
      .map(([declared]) => `${file}: ${declared}`),
  );
  expect(small).toEqual([]);
});
