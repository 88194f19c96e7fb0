import type { OutgoingNotice, Reach, Store } from '../store/store.ts';

/** The store, which notifies those processes of a change that have to know of it; `reachOf` a table is null if none has. */
export function announcing(store: Store, reachOf: (table: string) => Reach | null): Store {
  const { log, notices } = store;
  const tell = (notice: OutgoingNotice): void => {
    const reach = 'table' in notice ? reachOf(notice.table) : 'all';
    if (reach !== null) notices.tell(notice, reach);
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
