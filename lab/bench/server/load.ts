import { Contender } from './contender.ts';
import { host } from './hosted.ts';
import type { Move } from './plan.ts';
import { BenchTable } from './table.ts';

/** Real games at many tables, durable on disk; the players run on the same machine. `program` is what hosts them. */
export async function loadContender(
  tables: number,
  games: ReadonlyMap<string, readonly Move[]>,
  program?: string | URL,
): Promise<Contender> {
  return new Contender(await host(program), tables, async (contender, address) => {
    const table = new BenchTable(address, games, contender.gate);
    while (!contender.isOver) await table.play(contender.note, () => contender.isOver);
    table.leave();
  });
}
