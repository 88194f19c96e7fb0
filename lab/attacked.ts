import { type ReadablePair, startReadablePair, startReadableServer } from '@vigilia/server/testing';
import { startPostgres } from '@vigilia/tools/postgres';
import { stop } from '@vigilia/tools/root';

type Attacked = Pick<ReadablePair, 'address' | 'home' | 'logged' | 'rows' | 'stop'>;

/** What a command attacks or searches: one process, or two on a PostgreSQL of their own, of which one passes all on to the other. */
export async function startAttacked(processes: string): Promise<Attacked> {
  if (processes === '1') return startReadableServer();
  if (processes !== '2') stop(`--processes takes 1 or 2: ${processes}`);
  const cluster = await startPostgres();
  process.env.VIGILIA_TEST_POSTGRES = cluster.url;
  const pair = await startReadablePair();
  return {
    ...pair,
    get logged() {
      return pair.logged;
    },
    async stop() {
      await pair.stop();
      await cluster.stop();
    },
  };
}
