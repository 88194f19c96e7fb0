import type { Seat, Viewer } from '@vigilia/kernel';
import { isBarred, seatOf } from './seats.ts';
import type { Table } from './table.ts';

/** What a person sees of a table, and whose answers are theirs to give. */
export interface Viewpoint {
  /** The seat whose eyes they see with, null for what lies open, `nothing` if they may not watch. */
  readonly sees: Viewer | 'nothing';
  readonly own: Seat | null;
  readonly isHost: boolean;
  /** Whether the host has barred them from the table. */
  readonly isBarred: boolean;
  /** Whether they see with the eyes of a seat that is not theirs, some chapters late. */
  readonly isLate: boolean;
}

/** The viewpoint of a person at a table as it is now. */
export function viewpointOf(table: Table, identity: string | null, lens: Seat | null): Viewpoint {
  const own = seatOf(table, identity);
  const viewpoint = {
    own,
    isHost: identity === table.host,
    isBarred: isBarred(table, identity),
    isLate: false,
  };
  if (own !== null) return { ...viewpoint, sees: own };
  if (viewpoint.isBarred) return { ...viewpoint, sees: 'nothing' };
  const { watching, delay, seats } = table.setting;
  switch (watching) {
    case 'nobody':
      return { ...viewpoint, sees: 'nothing' };
    case 'open':
      return { ...viewpoint, sees: null };
    case 'everything': {
      if (lens === null || lens >= seats || table.phase === 'gathering') return { ...viewpoint, sees: null };
      // The eyes of a seat are never lent live: a player with a second window would see every hand.
      if (table.phase === 'over') return { ...viewpoint, sees: lens };
      return delay === null ? { ...viewpoint, sees: null } : { ...viewpoint, sees: lens, isLate: true };
    }
  }
}

/** Whether a game goes on, or is over, that nothing at all goes out of to this place. */
export function isShutOut({ sees }: Viewpoint, { phase, isClosed }: Table): boolean {
  return sees === 'nothing' && phase !== 'gathering' && !isClosed;
}

/** Whether a viewer sees the table as it is now. */
export function isLive({ sees, isLate }: Viewpoint): boolean {
  return sees !== 'nothing' && !isLate;
}

export function nameOf({ sees, own, isHost, isBarred, isLate }: Viewpoint): string {
  return `${sees} ${own} ${isHost} ${isBarred} ${isLate}`;
}
