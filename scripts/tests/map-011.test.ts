import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import names from '../../games/011/texts/en.json' with { type: 'json' };
import { drawMap } from '../map-011/draw.ts';
import { root } from '../ready/root.mjs';

test('docs/011-map.svg shows the map as it is in the data (npm run map draws it)', () => {
  expect(readFileSync(join(root, 'docs/011-map.svg'), 'utf8')).toBe(drawMap(names));
});
