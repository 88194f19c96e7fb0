import type { z } from 'zod';
import type { Store } from '../store.ts';
import { FORM, type header } from './form.ts';

/**
 * A table as a file, line by line (JSON Lines, without the line ends): a header, its log, what was said, the orders.
 * It holds the secrets of the table, its seed and its hidden orders: it is for the operator.
 */
export async function* exportTable(store: Store, id: string): AsyncGenerator<string, void, undefined> {
  const whole = await store.whole.read(id);
  if (whole === null) throw new Error('There is no table of this id.');
  const { table, members, rows, said, orders } = whole;
  const head: z.infer<typeof header> = {
    form: FORM,
    table,
    members: [...members],
    rows: rows.length,
    said: said.length,
    orders: orders.length,
  };
  yield JSON.stringify(head);
  for (const { version, at, act } of rows) yield JSON.stringify({ version, at, act });
  for (const row of said) yield JSON.stringify(row);
  for (const left of orders) yield JSON.stringify(left);
}
