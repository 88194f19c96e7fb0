import { BoardLayout } from '../../../board/board-layout.tsx';
import type { DraftProps } from './asked.ts';
import { parts } from './parts.tsx';
import './shared-room.css';
import './sideways-room.css';
import './theme.css';

/** The whole table of Diario. */
export function Board({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}
