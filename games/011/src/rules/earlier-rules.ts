import type { Refusal, Seat } from '@vigilia/kernel';
import type { Table } from '../table/state.ts';
import { refuse } from './ask.ts';
import { isRagnarok } from './hour.ts';

/**
 * Version 1 asked whether to use the ability at once or to play something first, and let Påhlsson decline. Now the
 * ability comes first by itself (TURN-3), and copying is no choice (ABIL-2). Version 2 asked for discards at the end of
 * Hour XI, after which all have lost whatever they hold (HOUR-3).
 */
export function ofEarlierRules(table: Table, _seat: Seat, line: string): 'implied' | Refusal | null {
  if (line === 'ability') return 'implied';
  if (line.startsWith('discard ') && isRagnarok(table)) return 'implied';
  return line === 'decline' ? refuse('ABIL-2', 'refusal.must-copy') : null;
}
