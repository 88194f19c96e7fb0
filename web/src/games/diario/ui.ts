import { type Diario, DRAWN_STORIES, game } from '@vigilia/game-diario';
import { eventText, nameOf } from '@vigilia/game-diario/texts';
import type { GameUi } from '../../draft/game-ui.ts';
import { answering } from './table/answering.ts';
import type { Event } from './table/asked.ts';
import { Board } from './table/board.tsx';
import { pointing } from './table/boards/day/pointing.ts';
import { lateWords } from './table/book/book.ts';
import { proseAloud } from './table/book/prose-aloud.ts';
import { chapters } from './table/chapters.ts';
import { choiceText } from './table/choice-text.ts';
import { nounOf } from './table/nouns.ts';
import { soundOf } from './table/sounds.ts';

type StoryRead = Extract<Event, { type: 'story-read' }>;

/** Diario as the page draws it. */
export const ui: GameUi<Diario> = {
  game,
  orders: null,
  startWorker: () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
  answering,
  Board,
  sheet: { name: 'diary', title: 'diario.diary-title' },
  nameOf,
  choiceText,
  eventText: (event) => eventText(event as Event),
  proseOf: (event) => proseAloud(event as Event),
  lateWords,
  chapters,
  nounOf,
  planFor: () => null,
  pointing,
  memory: {
    known: DRAWN_STORIES,
    metIn: (event) => ((event as Event).type === 'story-read' ? (event as StoryRead).story : null),
  },
  soundOf: (event) => soundOf(event as Event),
};
