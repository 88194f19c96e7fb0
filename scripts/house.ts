/** `npm run house`: draws the rooms as they are into docs/house.svg. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawHouse } from './house/draw.ts';
import { surveyHouse } from './house/survey.ts';
import { root } from './ready/root.mjs';

const house = surveyHouse();
writeFileSync(join(root, 'docs/house.svg'), drawHouse(house));
console.log(`docs/house.svg: ${house.rooms.length} rooms and the imports between them.`);
