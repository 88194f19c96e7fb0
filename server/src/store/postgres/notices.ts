import type pg from 'pg';
import type { Notice, Notices, OutgoingNotice } from '../store.ts';
import { keepListening } from './listener.ts';
import { CHANNEL, noticesIn, payloadsOf } from './payload.ts';

const NOTIFY = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`;

interface Listener {
  readonly receive: (notice: Notice) => void;
  readonly missed: () => void;
}

export interface OpenNotices extends Notices {
  close(): Promise<void>;
}

/** Notices by way of the database. `from` is this process, which does not hear itself. */
export async function openNotices(url: string, pool: pg.Pool, from: string): Promise<OpenNotices> {
  const listeners: Listener[] = [];
  let waiting: OutgoingNotice[] = [];
  let underWay: Promise<void> | null = null;

  async function tellAll(): Promise<void> {
    await null;
    while (waiting.length > 0) {
      const payloads = payloadsOf(from, waiting);
      waiting = [];
      // Nothing depends on a notice: a lost one is not sent again.
      await pool.query(NOTIFY, [payloads]).catch(() => {});
    }
    underWay = null;
  }

  const stop = await keepListening(url, {
    receive(payload) {
      for (const notice of noticesIn(payload)) {
        if (notice.from === from) continue;
        for (const { receive } of listeners) receive(notice);
      }
    },
    missed() {
      for (const { missed } of listeners) missed();
    },
  });

  return {
    tell(notice) {
      waiting.push(notice);
      underWay ??= tellAll();
    },
    listen(receive, missed = () => {}) {
      listeners.push({ receive, missed });
    },
    async close() {
      await underWay;
      await stop();
    },
  };
}
