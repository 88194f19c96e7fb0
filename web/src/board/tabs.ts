import type { Kinds } from '@vigilia/kernel';
import { AnsweringPanel } from '../answering/panel/answering-panel.tsx';
import { Log } from '../log/log.tsx';
import type { Table } from '../table/table.ts';
import { Talk } from '../talk/talk.tsx';
import type { BoardParts, BoardTab } from './board-parts.ts';
import { LINES } from './tab-picture.tsx';
import { hasTalk } from './talk.ts';

export const ASK = 'ask';
export const LOG = 'log';
export const TALK = 'talk';

/** The tabs of a narrow board: the question, the game's own, the log, and the talk where people talk. */
export function tabsOf<K extends Kinds>({ tabs, sheet }: BoardParts<K>, table: Table<K>): BoardTab<K>[] {
  const talk: BoardTab<K> = { name: TALK, label: 'board.talk', lines: LINES.talk, Body: Talk };
  return [
    { name: ASK, label: 'board.ask', lines: LINES.ask, Body: AnsweringPanel },
    ...tabs,
    ...(sheet === undefined ? [] : [sheet]),
    { name: LOG, label: 'board.log', lines: LINES.log, Body: Log },
    ...(hasTalk(table) ? [talk] : []),
  ];
}
