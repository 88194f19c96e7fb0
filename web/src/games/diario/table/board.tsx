import type { Diario } from '@vigilia/game-diario';
import { BoardLayout } from '../../../board/board-layout.tsx';
import type { BoardParts } from '../../../board/board-parts.ts';
import { LINES } from '../../../board/tab-bar.tsx';
import { lazy, lazyIn } from '../../../ui/lazy.tsx';
import { isKilling, readPage, unreadPage } from './alone.ts';
import { Arrival } from './arrival.tsx';
import type { DraftProps } from './asked.ts';
import { Storage } from './goods/storage.tsx';
import { JournalHead } from './journal/journal-head.tsx';
import { Strip } from './journal/strip.tsx';
import { ending, killing, obituary } from './late-parts.ts';
import { People } from './people/people.tsx';
import { Stage } from './stage/stage.tsx';
import '../styles/shared-room.css';
import '../styles/sideways-room.css';
import '../styles/theme.css';
import * as arrival from './arrival.module.css';

/** Its writer is fetched when it is first opened. */
const Diary = lazy(async () => (await import('./diary/diary.tsx')).Diary, null);
const LateEnding = lazyIn(ending, (part) => part.Ending, { Waiting: () => null });
const KillingPage = lazyIn(killing, (part) => part.KillingPage, { Waiting: () => null });
const ObituaryPage = lazyIn(obituary, (part) => part.ObituaryPage, { Waiting: () => null });

/** The table of Diario: the house or the city beside the question, the Journal in a line, the rest in tabs. */
const parts: BoardParts<Diario> = {
  main: { label: 'diario.stage', Body: Main },
  isPaired: true,
  Side,
  Strip,
  tabs: [
    { name: 'people', label: 'diario.people', lines: LINES.players, Body: People, isInSide: true },
    {
      name: 'storage',
      label: 'diario.storage',
      lines: 'M3 4h18v16H3zM3 9.3h18M3 14.7h18',
      Body: Storage,
      isInSide: true,
    },
    {
      name: 'journal',
      label: 'diario.journal',
      lines: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 12l4-3M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0',
      Body: JournalHead,
    },
  ],
  sheet: {
    name: 'diary',
    label: 'diario.diary',
    title: 'diario.diary-title',
    key: 'd',
    lines: 'M5 3h14v18H5zM8.5 3v18M11.5 8h5M11.5 12h5',
    Body: Diary,
  },
  // A part that did not come must not keep the players from their question.
  alone: {
    isShown: (draft) => {
      const page = unreadPage(draft);
      return page !== null && (isKilling(page) ? killing : obituary).part.value !== null;
    },
    Body: PageAlone,
  },
  Ending,
};

/** The whole table of Diario. */
export function Board({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}

/** What was read at this table does not come again. */
function PageAlone({ draft }: DraftProps) {
  const page = unreadPage(draft);
  if (page === null) return null;
  const onRead = () => readPage(draft, page);
  return isKilling(page) ? (
    <KillingPage key={page.name} draft={draft} killing={page} onRead={onRead} />
  ) : (
    <ObituaryPage key={page.name} draft={draft} obituary={page} onRead={onRead} />
  );
}

/** At the beginning the people are met in front of it. */
function Main({ draft }: DraftProps) {
  return (
    <div class={arrival.arrivalOver}>
      <Stage draft={draft} />
      <Arrival draft={draft} />
    </div>
  );
}

function Ending({ draft }: DraftProps) {
  return draft.table.view.value?.over == null ? null : <LateEnding draft={draft} />;
}

function Side({ draft }: DraftProps) {
  return (
    <>
      <People draft={draft} />
      <Storage draft={draft} isColumn />
    </>
  );
}
