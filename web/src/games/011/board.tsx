import { BoardLayout } from '../../board/board-layout.tsx';
import type { DraftProps } from './asking/asked.ts';
import { parts } from './board/parts.tsx';

/** The whole table of 011. */
export function Board({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}
