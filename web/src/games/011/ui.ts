import { type Eleven, game, opened, orders } from '@vigilia/game-011';
import { choiceText, eventText, nameOf } from '@vigilia/game-011/texts';
import type { GameUi } from '../../draft/game-ui.ts';
import { lazy } from '../../ui/lazy.tsx';
import { answering } from './asking/answering.tsx';
import { discardPointing } from './asking/discards.tsx';
import { Board } from './board/board.tsx';
import { chapters } from './chapters.ts';
import { checklistOf } from './goal/checklist.ts';
import { itemsOf, linesOf } from './goal/progress.ts';
import { moments } from './moments/moments.ts';
import { nounOf } from './nouns.ts';
import { soundOf } from './sounds.ts';
import { turnLine } from './turn-line.ts';
import { planFor } from './ways/plan-for.ts';

/** 011 as the page draws it. */
export const ui: GameUi<Eleven> = {
  game,
  orders,
  startWorker: () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
  answering,
  Board,
  loadLegend: async () => (await import('./legend/legend.tsx')).legend,
  sheet: { name: 'sheet', title: 'board.sheet' },
  goal: {
    Picture: lazy(async () => (await import('./goal/goal-picture.tsx')).GoalPicture, null),
    linesOf,
    itemsOf,
    checklistOf,
  },
  opened,
  Opened: lazy(async () => (await import('./players/opened.tsx')).Opened, null),
  nameOf,
  choiceText,
  eventText: (event) => eventText(event as Eleven['event']),
  chapters,
  turnLine,
  nounOf,
  planFor,
  pointing: discardPointing,
  moments,
  soundOf: (event) => soundOf(event as Eleven['event']),
};
