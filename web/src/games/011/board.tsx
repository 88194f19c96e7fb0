import { BoardLayout } from '../../board/board-layout.tsx';
import { parts } from './board/board.tsx';
import type { DraftProps } from './eleven.ts';

/** The whole table of 011. */
export function Board({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}
