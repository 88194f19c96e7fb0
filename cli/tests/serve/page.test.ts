import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtPage } from '../../src/serve/page.ts';
import { temporary, tidyUp } from '../command.ts';

afterEach(tidyUp);

test('a house has a page where one was built', () => {
  const folder = temporary('dist');
  expect(builtPage(folder)).toBeNull();
  mkdirSync(folder, { recursive: true });
  expect(builtPage(folder)).toBeNull();
  writeFileSync(join(folder, 'index.html'), '');
  expect(builtPage(folder)).toBe(folder);
});
