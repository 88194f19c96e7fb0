import type { Row } from '../../src/table/fact.ts';
import { Player } from '../play/player.ts';
import type { Readable } from './readable-server.ts';
import type { TargetTable } from './target-table.ts';

/** All there is of a table: its log on the disk, and what each person who connects now sees of it. */
export interface WholeState {
  readonly rows: readonly Row[];
  readonly seen: readonly unknown[];
}

export async function wholeState(server: Readable, { table, players }: TargetTable): Promise<WholeState> {
  const rows = await server.rows(table);
  const seen = [];
  for (const { cookie } of [...players, { cookie: null }]) {
    const again = new Player(server.address);
    again.cookie = cookie;
    await again.come(table);
    const { card, version, view, asks, asked, answers, seat, mayUndo } = again;
    const story = await again.get('GET', `/tables/${table}/story`);
    seen.push({ card, version, view, asks, asked, answers, seat, mayUndo, story });
    again.leave();
  }
  return { rows, seen };
}
