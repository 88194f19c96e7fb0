import type { DraftProps } from '../../draft/asked.ts';
import { BoardLayout } from '../board-layout.tsx';
import type { BoardParts } from '../board-parts.ts';
import { LINES } from '../tab-picture.tsx';
import { DefaultEnding } from './default-ending.tsx';
import { PlayerList } from './player-list.tsx';
import { ViewOutline } from './view-outline.tsx';

const parts: BoardParts = {
  main: { label: 'board.view', Body: ViewOutline },
  Side: PlayerList,
  tabs: [{ name: 'players', label: 'board.players', lines: LINES.players, Body: PlayerList }],
  Ending: DefaultEnding,
};

/** A board for a game that draws nothing of its own: its view as an outline, its players, question and log. */
export function DefaultBoard({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}
