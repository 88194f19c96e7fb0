import type { Diario } from '@vigilia/game-diario';
import type { Table } from '../../../../table/table.ts';
import { late } from '../../../../ui/late.ts';
import { whenQuiet } from '../../../../ui/when-quiet.ts';
import { isOfDay } from '../boards/day/is-of-day.ts';

/**
 * The boards of the night, the city, the council, stories and the ending. A table that opens by day is drawn without
 * them, and fetches them once it is drawn.
 */
export const later = late(() => import('./parts.ts'));

/** Fetches what the table needs now; what it will need is fetched when the page is quiet. */
export async function prepare(table: Pick<Table<Diario>, 'view' | 'asks'>): Promise<void> {
  if (!isEarly(table)) {
    await later.load();
    return;
  }
  // What shows a part that is missing asks for it again.
  whenQuiet(() => void later.load().catch(() => null));
}

/** Whether the Day's board is all there is to draw: others at the table have a council as well. */
export function isEarly({ view, asks }: Pick<Table<Diario>, 'view' | 'asks'>): boolean {
  const [ask] = asks.value;
  return ask !== undefined && isOfDay(ask) && view.value?.seats === 1 && view.value.gone.length === 0;
}
