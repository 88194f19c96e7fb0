/** What the tests of other packages may use: a whole small game. */
export { type Candles, candles } from './toy/candles.ts';
