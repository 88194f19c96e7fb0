import type { OutgoingNotice, Recipients, Store } from '../store/store.ts';

/** The store, which notifies those processes of a change that have to know of it; `recipientsOf` a table is null if none has. */
export function announcing(store: Store, recipientsOf: (table: string) => Recipients | null): Store {
  const { log, notices } = store;
  const tell = (notice: OutgoingNotice): void => {
    const recipients = 'table' in notice ? recipientsOf(notice.table) : 'all';
    if (recipients !== null) notices.tell(notice, recipients);
  };
  return {
    ...store,
    notices: { ...notices, tell },
    log: {
      ...log,
      async append(row) {
        const isIn = await log.append(row);
        if (isIn) tell({ table: row.table, about: 'log', value: row.version });
        return isIn;
      },
    },
  };
}
