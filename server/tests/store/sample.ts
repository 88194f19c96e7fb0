import { randomUUID } from 'node:crypto';
import type { Store, TableRow } from '../../src/store/store.ts';
import type { Act, Row } from '../../src/table/fact.ts';

export const newId = () => randomUUID().slice(0, 22);

export const opening: Act = {
  by: null,
  facts: [
    {
      fact: 'opened',
      setting: {
        game: '011',
        options: {},
        seats: 2,
        assist: 'paper',
        clock: 'none',
        pace: 'instant',
        watching: 'open',
        talk: 'free',
        isPublic: true,
      },
      host: 'the-host',
      seed: 'a-seed-that-is-secret',
    },
  ],
};

export function rowAt(table: string, version: number, key = 'the-key-of-a-command'): Row {
  return {
    table,
    version,
    at: 1_700_000_000_000 + version,
    act: { by: 0, key, facts: [{ fact: 'returned', seat: 0 }] },
  };
}

/** Adds a table with the first row of its log. */
export async function addTable(store: Store, changes: Partial<TableRow> = {}): Promise<TableRow> {
  const table: TableRow = {
    id: newId(),
    game: '011',
    phase: 'gathering',
    isPublic: false,
    host: newId(),
    openedAt: 1_700_000_000_000,
    ...changes,
  };
  await store.tables.add(table, { table: table.id, version: 1, at: table.openedAt, act: opening });
  return table;
}
