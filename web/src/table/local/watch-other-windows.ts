import { keyOf } from '../../storage/tables.ts';
import type { LocalTable } from './local-table.ts';

/** Follows other windows of this browser at the same table. Returns the function that ends it. */
export function watchOtherWindows(table: LocalTable, id: string): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(id)) table.catchUp();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
