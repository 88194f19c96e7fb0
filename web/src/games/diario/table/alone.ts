import { settings } from '../../../storage/settings.ts';
import type { DraftProps } from './asked.ts';
import { type Obituary, obituariesOf } from './book/obituaries.ts';
import { firstUnread, putAway } from './book/read-once.ts';
import { type Killing, killingsOf } from './killing/killings.ts';
import { isPlaying } from './stage/scene-queue.ts';

type Table = DraftProps['draft']['table'];

/** What stops the game until it was read, in the order of the days: those whom we killed, and those who are gone. */
function pagesOf({ log, view }: Table): readonly (Killing | Obituary)[] {
  const isAnyGone = (view.value?.gone.length ?? 0) > 0;
  const pages = [...killingsOf(log.value), ...(isAnyGone ? obituariesOf(log.value) : [])];
  return pages.sort((one, other) => one.day - other.day);
}

/**
 * The page that was not read at this table yet. It waits for the end of a scene that moves, and takes the place of one
 * that stands still; a replay goes on without.
 */
export function unreadPage(draft: DraftProps['draft']): Killing | Obituary | null {
  const isMoving = settings.speed.value > 0 && isPlaying(draft.table);
  if (draft.table.where === 'replay' || isMoving) return null;
  const all = pagesOf(draft.table);
  return all.length === 0 ? null : firstUnread(draft.table, all);
}

export function isKilling(page: Killing | Obituary): page is Killing {
  return 'killed' in page;
}

export function readPage({ table }: DraftProps['draft'], page: Killing | Obituary): void {
  putAway(table, page, pagesOf(table));
}
