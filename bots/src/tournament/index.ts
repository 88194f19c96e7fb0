export { addCounts, type Counting, type Counts, count } from './counts.ts';
export { type Pairing, pairings, wholeDeals } from './pairing.ts';
export { type Match, playMatch } from './play-match.ts';
export { rotated, rotationsOf, tableOf } from './seating.ts';
export { type Hand, shareOut } from './share-out.ts';
export { type Standing, standingOf } from './standing.ts';
export { type Interval, wilson } from './statistics.ts';
export { type Tally, tallyOf } from './tally.ts';
export type { Decision, Watch } from './watch.ts';
