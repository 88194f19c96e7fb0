import type { Kinds } from '@vigilia/kernel';
import type { GameMoments, Moment } from '../../draft/moment.ts';
import type { Table } from '../../table/table.ts';
import type { LogChange } from '../log-change.ts';

/** How many moments may wait behind the one that is shown. Older ones give way. */
const MOST_WAITING = 2;

/** A change of more entries than this is a jump: its moments are past. A plan takes several entries at once. */
const MOST_ENTRIES = 8;

/** The moments of a change that are to be shown now. Through a record they come only step by step. */
export function momentsIn<K extends Kinds>(
  { momentsOf }: GameMoments<K>,
  { added }: Pick<LogChange, 'added'>,
  view: K['view'],
  where: Table['where'],
): Moment[] {
  if (added.length > (where === 'replay' ? 1 : MOST_ENTRIES)) return [];
  return added.flatMap(({ events }) => momentsOf(events, view));
}

/** The queue after a change of the log: what was taken back, or jumped over, is not shown any more. */
export function queueAfter(
  queue: readonly Moment[],
  { takenBack, added }: Pick<LogChange, 'takenBack' | 'added'>,
  fresh: readonly Moment[],
  where: Table['where'],
): readonly Moment[] {
  const isJump = takenBack > 0 || (where === 'replay' && added.length > 0);
  const [shown, ...waiting] = isJump ? fresh : [...queue, ...fresh];
  return shown === undefined ? [] : [shown, ...waiting.slice(-MOST_WAITING)];
}
