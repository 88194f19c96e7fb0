import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Mine } from './mine.ts';
import { localTables, onlineTables, stoppedLocalTables } from './my-tables.ts';

interface MyTables {
  readonly tables: readonly Mine[];
  /** Whether the server has said which tables it has, or has not answered. */
  readonly isWhole: boolean;
  /** Reads the tables of this device again. */
  readonly refresh: () => void;
}

/** My tables, on this device and on the server. */
export function useMyTables(): MyTables {
  const here = useSignal<readonly Mine[]>(localTables());
  const online = useSignal<readonly Mine[] | null>(null);
  const stopped = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void onlineTables().then((tables) => {
      online.value = tables;
    });
    void stoppedLocalTables().then((ids) => {
      stopped.value = ids;
    });
  }, []);
  const known = here.value.map((table) => (stopped.value.has(table.id) ? asStopped(table) : table));
  return {
    tables: [...known, ...(online.value ?? [])],
    isWhole: online.value !== null,
    refresh: () => {
      here.value = localTables();
    },
  };
}

function asStopped(table: Mine): Mine {
  return { ...table, yourTurn: false, isStopped: true };
}
