import { type BrowserStorage, readTable, type StoredTable } from '../../src/storage/tables.ts';
import { createTable } from '../../src/table/local/create-table.ts';

/** A browser's storage in memory. It can be full. */
export class TestStorage implements BrowserStorage {
  isFull = false;
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** Stores a table of four seats, three of them with bots. */
export function laidIn(storage: TestStorage): StoredTable {
  const seats = [{ kind: 'person', name: 'Livia' } as const, ...bots(3)];
  const id = createTable({ game: '011', seats, assist: 'paper' }, 1, storage);
  return readTable(String(id), storage) as StoredTable;
}

function bots(count: number): { readonly kind: 'bot'; readonly bot: string }[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }));
}
