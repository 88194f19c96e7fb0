/** `npm run generate:map`: draws the map of 011 from its data into docs/011-map.svg. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import names from '@vigilia/game-011/texts/en.json' with { type: 'json' };
import { SQUARES } from '../../games/011/src/data/city.ts';
import { drawMap } from '../map-011/draw.ts';
import { root } from '../setup/root.mjs';

writeFileSync(join(root, 'docs/011-map.svg'), drawMap(names));
console.log(`docs/011-map.svg: ${SQUARES.length} squares.`);
