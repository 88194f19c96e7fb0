import type { Database } from './database.ts';
import type { MemoryStore } from './store.ts';

export function memoryStore(database: Database): MemoryStore {
  return {
    async of(table) {
      const rows = await database.all<{ met: string }>('SELECT met FROM memories WHERE table_id = $1', [
        table,
      ]);
      return rows.map(({ met }) => met).sort();
    },
    async add(table, all) {
      await database.transaction(
        all.map((met) => ({
          sql: 'INSERT INTO memories (table_id, met) VALUES ($1, $2) ON CONFLICT (table_id, met) DO NOTHING',
          values: [table, met],
        })),
      );
    },
    async forget(table) {
      await database.transaction([{ sql: 'DELETE FROM memories WHERE table_id = $1', values: [table] }]);
    },
  };
}
