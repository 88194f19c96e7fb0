import type { Kinds } from '@vigilia/kernel';
import type { BoardParts } from './board-parts.ts';

/** Whether the address of the page names the sheet: `/table/12ab#diary` opens it. */
export function isLinked<K extends Kinds>(sheet: BoardParts<K>['sheet'], hash: string): boolean {
  return sheet !== undefined && hash === `#${sheet.name}`;
}
