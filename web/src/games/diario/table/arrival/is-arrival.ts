import type { Diario } from '@vigilia/game-diario';
import type { Table } from '../../../../table/table.ts';

/** Whether the group is to be met: a player sits here, and the game is dealt and no answer given. */
export function isArrival({ where, viewer, log }: Pick<Table<Diario>, 'where' | 'viewer' | 'log'>): boolean {
  return where !== 'replay' && viewer.value !== null && log.value.every(({ by }) => by === null);
}
