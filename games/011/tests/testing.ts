/** What programs outside this package use of its tests. */

export { chosenBy, minedPositions, writeMined } from './bots/near-victory/fixture.ts';
export { type MarkedGame, type Position, writeMark } from './bots/near-victory/games.ts';
export { type Judged, judge, KINDS, type Kind } from './bots/near-victory/good.ts';
export { compare, later, solve } from './solver/compare.ts';
export { randomEnding } from './solver/positions.ts';
