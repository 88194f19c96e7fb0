export { goldenChecks } from './check.ts';
export { findGolden } from './find.ts';
export { type GoldenGame, readGolden, writeGolden } from './record.ts';
export { dealt } from './replay.ts';
export { type Collection, type Sign, told, type Wanted } from './wanted.ts';
