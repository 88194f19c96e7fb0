import type { Store } from '../store/store.ts';
import type { Row } from '../table/fact.ts';
import type { Table } from '../table/table.ts';

/** Stores who sits down with a row: before the row, so that no table is missing from the list of a person who sits there. */
export async function storeMembers({ tables }: Store, { table, act }: Row): Promise<void> {
  for (const fact of act.facts) {
    if (fact.fact === 'sat' && 'identity' in fact.sitter) await tables.addMember(table, fact.sitter.identity);
  }
}

/** Whether a person or a bot sits down with a row. */
export function hasSitter({ act }: Row): boolean {
  return act.facts.some(({ fact }) => fact === 'sat');
}

/** Whether a row left the entry of its table in the store as it was. */
export function isSameEntry(table: Table, before: Table): boolean {
  return table.phase === before.phase && table.host === before.host;
}

/** Stores the phase and the host if they have changed. If this fails, the next process that reads the table does it. */
export async function storeEntry(
  { tables }: Store,
  { id, phase, host }: Table,
  before: Table,
  failed: (error: unknown) => void,
): Promise<void> {
  if (phase !== before.phase) await tables.setPhase(id, phase).catch(failed);
  if (host !== before.host) await tables.setHost(id, host).catch(failed);
}
