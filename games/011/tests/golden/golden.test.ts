import { goldenChecks } from '@vigilia/kernel/golden';
import { describe, test } from 'vitest';
import { COLLECTION } from './collection.ts';
import { FILES } from './files.ts';

describe('golden games', () => {
  for (const { name, run } of goldenChecks(COLLECTION, FILES)) test(name, run);
});
