import type { Eleven } from '@vigilia/game-011';
import { BoardLayout } from '../../../board/board-layout.tsx';
import type { BoardParts } from '../../../board/board-parts.ts';
import { LINES } from '../../../board/tab-bar.tsx';
import { Clock } from '../clock/clock.tsx';
import { PhaseRail } from '../clock/phase-rail.tsx';
import type { DraftProps } from '../eleven.ts';
import { Ending } from '../ending/ending.tsx';
import { EventCard } from '../event/event-card.tsx';
import { Gears } from '../gears/gears.tsx';
import { Hand } from '../hand/hand.tsx';
import { CityMap } from '../map/city-map.tsx';
import { asksForSquares } from '../map/scene/offers.ts';
import { Players } from '../players/players.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Slots } from '../slots/slots.tsx';
import * as styles from './board-011.module.css';
import { Strip } from './strip.tsx';

/** The board of 011: the city in the middle, the players and instruments beside it, the gears above the question. */
const parts: BoardParts<Eleven> = {
  main: { label: 'board.map', Body: CityMap, isNeededFor: asksForSquares },
  // Between two columns a tablet on its side would leave squares of 44 pixels, and half of the height empty.
  columns: 80,
  Side,
  Below: Hand,
  Above: GearsAbove,
  Strip,
  tabs: [
    { name: 'players', label: 'board.players', lines: LINES.players, Body: Players },
    {
      name: 'gears',
      label: 'board.gears',
      lines:
        'M12 5.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6M14.4 12a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 0 1 4.8 0M12 5.2V2M12 22v-3.2M5.2 12H2M22 12h-3.2M7.2 7.2L4.9 4.9M19.1 19.1l-2.3-2.3M7.2 16.8l-2.3 2.3M19.1 4.9l-2.3 2.3',
      Body: GearsTab,
    },
    {
      name: 'hand',
      label: 'board.hand',
      lines: 'M8.5 5.5h9.5v15H8.5zM8.5 8.2L3.2 9.8l3.6 11.4 1.7-.5M13.2 9.5l2.2 3.5-2.2 3.5L11 13z',
      Body: HandTab,
    },
  ],
  sheet: {
    name: 'sheet',
    label: 'board.sheet-short',
    title: 'board.sheet',
    key: 'd',
    lines:
      'M3.5 3.5h17v17h-17zM3.5 9h17M9 3.5v17M14.7 9v11.5M3.5 14.8h17M10.6 11.8l1 1.1 1.8-2.1M16.5 16.6l2.4 2.4M18.9 16.6L16.5 19',
    Body: Sheet,
  },
  Ending,
};

function Side({ draft }: DraftProps) {
  return (
    <>
      <div class={styles.sideInstruments}>
        <Clock draft={draft} />
        <Slots draft={draft} />
      </div>
      <HourShape draft={draft} />
      <EventCard draft={draft} />
      <Players draft={draft} />
    </>
  );
}

function GearsAbove({ draft }: DraftProps) {
  return (
    <div class={styles.gearsAbove}>
      <Gears draft={draft} />
    </div>
  );
}

function GearsTab({ draft }: DraftProps) {
  return (
    <>
      <EventCard draft={draft} />
      <div class={styles.gearsTab}>
        <Gears draft={draft} />
      </div>
      <Clock draft={draft} />
      <HourShape draft={draft} />
    </>
  );
}

/** The phases of the Hour, always in sight. */
function HourShape({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <PhaseRail draft={draft} phase={view.phase} />;
}

function HandTab({ draft }: DraftProps) {
  return (
    <>
      <Hand draft={draft} />
      <Slots draft={draft} />
    </>
  );
}

/** The whole table of 011. */
export function Board({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}
