import { chooseText, isRefusal } from '@vigilia/kernel';
import { dealt, readGolden } from '@vigilia/kernel/golden';
import type { Table } from '../../src/table/state.ts';
import { COLLECTION } from './collection.ts';
import { FILES } from './files.ts';

/** Every table of every golden game: after the deal and after each choice. */
export function* goldenTables(): Generator<Table> {
  for (const file of FILES.values()) {
    const golden = readGolden(file);
    let session = dealt(COLLECTION, golden);
    yield session.moment.state;
    for (const { by, choice } of golden.choices) {
      const next = chooseText(session, by, choice);
      if (isRefusal(next)) throw new Error(`${golden.title}: ${choice}`);
      session = next;
      yield session.moment.state;
    }
  }
}
