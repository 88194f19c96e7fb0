import { type Diario, DRAWN_STORIES, game, opened } from '@vigilia/game-diario';
import { eventText, nameOf } from '@vigilia/game-diario/texts';
import type { GameUi } from '../../draft/game-ui.ts';
import { answering } from './table/answering.tsx';
import type { Event } from './table/asked.ts';
import { beats } from './table/beats/beats.ts';
import { Board } from './table/board.tsx';
import { lateWords } from './table/book/book.tsx';
import { proseAloud } from './table/book/reading-settings.ts';
import { opponentName } from './table/combat/opponents.ts';
import { day } from './table/late-parts.ts';
import { nounOf } from './table/nouns.ts';
import { prepare } from './table/prepare.ts';
import { soundOf } from './table/sounds.ts';
import { chapters, choiceText } from './table/table-texts.ts';
import { toldAt } from './table/veil.ts';

type StoryRead = Extract<Event, { type: 'story-read' }>;

/** Diario as the page draws it. */
export const ui: GameUi<Diario> = {
  game,
  orders: null,
  startWorker: () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
  answering,
  prepare,
  Board,
  loadLegend: async () => (await import('./table/legend.tsx')).legend,
  sheet: { name: 'diary', title: 'diario.diary-title' },
  opened,
  nameOf: (variable, value) =>
    variable === 'opponent' ? opponentName(String(value)) : nameOf(variable, value),
  choiceText,
  eventText: (event) => eventText(event as Event),
  proseOf: (event) => proseAloud(event as Event),
  lateWords,
  chapters,
  told: toldAt,
  nounOf,
  planFor: () => null,
  pointing: {
    canPick: (draft, noun) => day.part.value?.pointing.canPick(draft, noun) ?? null,
    pick: (draft, noun) => day.part.value?.pointing.pick(draft, noun) ?? false,
  },
  memory: {
    known: DRAWN_STORIES,
    metIn: (event) => ((event as Event).type === 'story-read' ? (event as StoryRead).story : null),
  },
  moments: beats,
  soundOf: (event) => soundOf(event as Event),
};
