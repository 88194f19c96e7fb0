// cspell:ignore checkpointer
import { readdirSync, readFileSync } from 'node:fs';
import { query } from '@vigilia/server/testing';
import { startPostgres } from '@vigilia/tools/postgres';

/** A PostgreSQL of its own, and what it has used. */
export interface MeasuredDatabase {
  readonly url: string;
  cpuSeconds(): number;
  /** How much it has written to its write-ahead log. */
  logBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** How many ticks of the counters in `/proc` are a second. */
const TICKS = 100;

export async function measuredDatabase(): Promise<MeasuredDatabase> {
  const { url, stop } = await startPostgres();
  const sql = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'";
  const [lasting] = (await query(url, sql)) as [{ readonly pid: number }];
  const first = statOf(lasting.pid)?.parent ?? 0;
  return {
    url,
    stop,
    cpuSeconds: () => ticksOf(first) / TICKS,
    async logBytes() {
      const [written] = await query(
        url,
        "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes",
      );
      return Number((written as { readonly bytes: string }).bytes);
    },
  };
}

interface Stat {
  readonly parent: number;
  /** Its own, and those of children that have ended. */
  readonly ticks: number;
}

/** Of the process that was started first and of all its children. Linux tells them; other systems count as 0. */
function ticksOf(first: number): number {
  const pids = first === 0 ? [] : readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = pids.flatMap((pid) => {
    const stat = statOf(Number(pid));
    return stat !== null && (stat.parent === first || Number(pid) === first) ? [stat.ticks] : [];
  });
  return stats.reduce((sum, ticks) => sum + ticks, 0);
}

/** From `/proc/PID/stat`; null if there is no such process or no such folder. */
function statOf(pid: number): Stat | null {
  try {
    // The name of the program stands in brackets and may hold spaces.
    const [, parent, ...fields] = (readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1] ?? '').split(
      ' ',
    );
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(parent), ticks };
  } catch {
    return null;
  }
}
