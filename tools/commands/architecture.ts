/** `npm run generate:architecture`: draws the rooms as they are into docs/house.svg. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawHouse } from '../architecture/draw.ts';
import { surveyHouse } from '../architecture/survey.ts';
import { root } from '../setup/root.mjs';

const house = surveyHouse();
writeFileSync(join(root, 'docs/house.svg'), drawHouse(house));
console.log(`docs/house.svg: ${house.rooms.length} rooms and the imports between them.`);
