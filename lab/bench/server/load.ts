import { Contender } from './contender.ts';
import { host } from './hosted.ts';
import { measuredDatabase } from './measured-database.ts';
import type { Move } from './plan.ts';
import { BenchTable } from './table.ts';

/** Real games at many tables, durable on disk; the players run on the same machine. `program` is what hosts them. */
export async function loadContender(
  tables: number,
  games: ReadonlyMap<string, readonly Move[]>,
  program?: string | URL,
): Promise<Contender> {
  return new Contender({ servers: [await host(program)] }, tables, (contender, addresses) =>
    playUntilOver(contender, new BenchTable(addresses, games, contender)),
  );
}

/** How the people of a table connect: all of a table to one process, or in turn to all of them. */
export type Spreading = 'by table' | 'spread';

export interface ProcessLoad {
  readonly tables: number;
  /** Milliseconds that a guest thinks on average. */
  readonly thought: () => number;
  readonly processes: number;
  readonly spreading: Spreading;
  /** With another process that does nothing: what a process does for the sake of others, it then does here too. */
  readonly isAccompanied?: boolean;
  readonly games: ReadonlyMap<string, readonly Move[]>;
  readonly program?: string | URL | undefined;
}

/** The same at several processes on a PostgreSQL of their own. */
export async function processesContender(load: ProcessLoad): Promise<Contender> {
  const { tables, thought, processes, spreading, isAccompanied = false, games, program } = load;
  const database = await measuredDatabase();
  const open = () => host(program, { database: database.url });
  const servers = await Promise.all(Array.from({ length: processes }, open));
  const idle = isAccompanied ? await open() : undefined;
  return new Contender({ servers, idle, database }, tables, (contender, addresses, table) => {
    const own = addresses.slice(table % processes).slice(0, 1);
    const { gate } = contender;
    const places = spreading === 'spread' ? addresses : own;
    return playUntilOver(contender, new BenchTable(places, games, { gate, thought }));
  });
}

async function playUntilOver(contender: Contender, table: BenchTable): Promise<void> {
  while (!contender.isOver) await table.play(contender.note, () => contender.isOver);
  table.leave();
}
