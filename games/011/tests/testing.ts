/** What programs outside this package use of its tests. */
export { compare, later, solve } from './bots/victory/compare.ts';
export { randomEnding } from './bots/victory/positions.ts';
