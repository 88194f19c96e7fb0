import { readdirSync, readFileSync } from 'node:fs';
import { goldenChecks } from '@vigilia/kernel/golden';
import { describe, test } from 'vitest';
import { COLLECTION } from './collection.ts';

const FOLDER = new URL('../../golden/', import.meta.url);
const FILES = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.txt', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
);

describe('golden games', () => {
  for (const { name, run } of goldenChecks(COLLECTION, FILES)) test(name, run);
});
