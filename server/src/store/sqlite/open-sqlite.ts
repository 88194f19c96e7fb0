import type { Database, Opened } from '../database.ts';
import { startDatabaseThread } from './database-thread.ts';

/** SQLite in a folder: for one process, which is enough for most servers. */
export async function openSqlite(
  folder: string,
  options: { readonly fullCheck?: boolean } = {},
): Promise<Opened> {
  const thread = await startDatabaseThread(folder, options);
  const transaction: Database['transaction'] = async (statements) =>
    (await thread.ask({ kind: 'transaction', statements })) as object[][];
  const database: Database = {
    dialect: 'sqlite',
    transaction,
    // One thread does one thing at a time: nothing is written between two statements of a transaction.
    read: transaction,
    async all<Found extends object>(sql: string, values: readonly (string | number | null)[] = []) {
      return (await thread.ask({ kind: 'all', statement: { sql, values } })) as Found[];
    },
    append: async (entries) => (await thread.ask({ kind: 'append', entries })) as boolean[],
    // No other process is there: the folder is locked.
    alone: (work) => work(),
    close: () => thread.stop(),
  };
  return { database, notices: { tell() {}, listen() {} } };
}
