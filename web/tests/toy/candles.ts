import { candles } from '@vigilia/kernel/toy';
import { plainUi } from '../../src/games/plain-ui.ts';

const english = () => import('texts:kernel+server+kernel/tests/toy/en');

/** All that Candles says of itself to be played in a browser. */
export const ui = plainUi({
  game: candles,
  texts: { en: english, it: english, pt: english, ru: english },
  startWorker: () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
});
