import type { Diario } from '@vigilia/game-diario';
import type { BoardParts } from '../../../board/board-parts.ts';
import { LINES } from '../../../board/tab-picture.tsx';
import type { DraftProps } from './asked.ts';
import { Diary } from './diary/diary.tsx';
import { Ending } from './ending/ending.tsx';
import { Storage } from './goods/storage.tsx';
import { JournalHead } from './journal/journal-head.tsx';
import { People } from './people/people.tsx';
import { Stage } from './stage/stage.tsx';

/** The table of Diario: the house and the city in the middle, people and Storage beside it, the Journal at the right. */
export const parts: BoardParts<Diario> = {
  main: { label: 'diario.stage', Body: Stage },
  Side,
  Above: JournalHead,
  tabs: [
    { name: 'people', label: 'diario.people', lines: LINES.players, Body: People },
    { name: 'storage', label: 'diario.storage', lines: 'M3 4h18v16H3zM3 9.3h18M3 14.7h18', Body: Storage },
  ],
  sheet: {
    name: 'diary',
    label: 'diario.diary',
    title: 'diario.diary-title',
    key: 'd',
    lines: 'M5 3h14v18H5zM8.5 3v18M11.5 8h5M11.5 12h5',
    Body: Diary,
  },
  Ending,
};

function Side({ draft }: DraftProps) {
  return (
    <>
      <People draft={draft} />
      <Storage draft={draft} />
    </>
  );
}
