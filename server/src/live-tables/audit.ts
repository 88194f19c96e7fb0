import { type Entry, type RecordedPlayer, type Refusal, recordOf, refuse } from '@vigilia/kernel';
import type { Row } from '../table/fact.ts';
import type { Chair } from '../table/table.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { Tables } from './tables.ts';

/** The audit file of a game that is over, line by line (docs/audit.md). */
export async function auditOf(
  tables: Tables,
  { id, table }: LoadedTable,
): Promise<Iterable<string> | Refusal> {
  const game = tables.games.get(table.setting.game)?.game;
  const header = table.play?.header;
  // The file holds the seed and everything that was hidden.
  if (table.phase !== 'over' || game === undefined || header === undefined)
    return refuse(null, 'refusal.not-over');
  const rows = await tables.store.log.after(id, 0);
  const players = table.chairs.map(playerAt);
  return written(recordOf({ game, header: { ...header, players }, log: entriesOf(rows) }));
}

/** A seat as the record names it: what the card of the table shows of it, and no identity. */
function playerAt(chair: Chair | null): RecordedPlayer {
  const nothing = { name: null, bot: null, colour: null, symbol: null };
  if (chair === null) return nothing;
  if ('bot' in chair.sitter) return { ...nothing, bot: chair.sitter.bot };
  const { name, colour, symbol } = chair.sitter;
  return { name, bot: null, colour, symbol };
}

function* written(lines: Iterable<object>): Generator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** What of a table's log is the log of its game. */
function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.flatMap(({ act }) =>
    act.facts.flatMap((fact): Entry[] => {
      if (fact.fact === 'chose') return fact.choice.split(';').map((choice) => ({ by: fact.seat, choice }));
      if (fact.fact !== 'undid') return [];
      return [{ by: fact.seat, backTo: fact.backTo, consent: fact.consent }];
    }),
  );
}
