/** A process that appends as fast as it can, and prints each version once that is acknowledged. */
import { openStore } from '../../src/store/open-store.ts';
import { addTable, rowAt } from './sample.ts';

const [data = '', id = ''] = process.argv.slice(2);
const store = await openStore({ data });
if ((await store.tables.find(id)) === null) await addTable(store, { id });
const rows = await store.log.after(id, 0);

for (let version = rows.length + 1; ; version++) {
  if (await store.log.append(rowAt(id, version))) process.stdout.write(`${version}\n`);
}
