import { candles } from '@vigilia/kernel/toy';
import { plainUi } from '../../src/games/plain-ui.ts';

/** All that Candles needs to be played on the default board. */
export const ui = plainUi({
  game: candles,
  startWorker: () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
});
