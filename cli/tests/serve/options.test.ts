import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtPage } from '../../src/serve/options.ts';
import { temporary, tidyUp } from '../command.ts';

afterEach(tidyUp);

test('finds the page only where one was built', () => {
  const folder = temporary('dist');
  expect(builtPage(folder)).toBeNull();
  mkdirSync(folder, { recursive: true });
  expect(builtPage(folder)).toBeNull();
  writeFileSync(join(folder, 'index.html'), '');
  expect(builtPage(folder)).toBe(folder);
});
