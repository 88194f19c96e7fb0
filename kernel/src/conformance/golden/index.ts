export { goldenChecks } from './check.ts';
export { findGolden } from './find.ts';
export { type GoldenGame, writeGolden } from './record.ts';
export { type Collection, type Sign, told, type Wanted } from './wanted.ts';
