import { type Eleven, game, orders } from '@vigilia/game-011';
import { choiceText, eventText, nameOf } from '@vigilia/game-011/texts';
import type { GameUi } from '../../table/game-ui.ts';
import { planFor } from './asking/plan-for.ts';
import { Board } from './board.tsx';
import { nounOf } from './nouns.ts';
import { soundOf } from './sounds.ts';

/** 011 as the page draws it. */
export const ui: GameUi<Eleven> = {
  game,
  usualSeats: 4,
  bots: ['random', 'apprentice', 'detective', 'inspector'],
  opponent: 'apprentice',
  orders,
  texts: {
    en: () => import('texts:kernel+server+games/011/en'),
    it: () => import('texts:kernel+server+games/011/it'),
    pt: () => import('texts:kernel+server+games/011/pt'),
    ru: () => import('texts:kernel+server+games/011/ru'),
  },
  startWorker: () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
  Board,
  nameOf,
  choiceText,
  eventText: (event) => eventText(event as Eleven['event']),
  nounOf,
  planFor,
  soundOf: (event) => soundOf(event as Eleven['event']),
};
