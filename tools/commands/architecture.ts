/** `npm run generate:architecture`: draws the packages and their layers into docs/architecture.svg. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArchitecture } from '../architecture/draw.ts';
import { surveyPackages } from '../architecture/survey.ts';
import { root } from '../setup/root.mjs';

const packages = surveyPackages();
writeFileSync(join(root, 'docs/architecture.svg'), drawArchitecture(packages));
console.log(`docs/architecture.svg: ${packages.length} packages.`);
