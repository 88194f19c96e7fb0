import { keyOf } from '../../storage/tables.ts';
import type { LocalTable } from './local-table.ts';

/** Follows what other windows of this browser do at the same table, until it is told to stop. */
export function watchOtherWindows(table: LocalTable, id: string): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === keyOf(id)) table.catchUp();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
