import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import names from '@vigilia/game-011/texts/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { drawMap } from '../map-011/draw.ts';
import { root } from '../setup/root.mjs';

test('docs/011-map.svg shows the map of the data; `npm run generate:map` draws it', () => {
  expect(readFileSync(join(root, 'docs/011-map.svg'), 'utf8')).toBe(drawMap(names));
});
