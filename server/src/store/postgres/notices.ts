import type pg from 'pg';
import type { Notice, Notices, OutgoingNotice, Recipients, TableNotice } from '../store.ts';
import { keepListening } from './listener.ts';
import { CHANNEL, noticesIn, OWN_CHANNEL, payloadsOf } from './payload.ts';

const NOTIFY_ALL = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`;
const NOTIFY_HOME = `
  SELECT pg_notify('${OWN_CHANNEL}' || holder, payload)
  FROM unnest($1::text[], $2::text[]) AS told (id, payload) JOIN tables ON tables.id = told.id
  WHERE holder IS NOT NULL`;

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
  let waiting: { readonly notice: OutgoingNotice; readonly recipients: Recipients }[] = [];
  let underWay: Promise<void> | null = null;

  async function tellWaiting(): Promise<void> {
    await null;
    while (waiting.length > 0) {
      const told = waiting;
      waiting = [];
      const forAll = told.flatMap(({ notice, recipients }) => (recipients === 'all' ? [notice] : []));
      const forHome = told.flatMap(({ notice, recipients }) =>
        recipients === 'home' && 'table' in notice ? [notice] : [],
      );
      // Nothing depends on a notice: a lost one is not sent again.
      if (forAll.length > 0) await pool.query(NOTIFY_ALL, [payloadsOf(from, forAll)]).catch(() => {});
      if (forHome.length > 0) await tellHome(forHome).catch(() => {});
    }
    underWay = null;
  }

  async function tellHome(notices: readonly TableNotice[]): Promise<void> {
    const tables = notices.map(({ table }) => table);
    const payloads = notices.map((notice) => JSON.stringify([from, [notice]]));
    await pool.query(NOTIFY_HOME, [tables, payloads]);
  }

  const stop = await keepListening(url, [CHANNEL, `${OWN_CHANNEL}${from}`], {
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
    tell(notice, recipients = 'all') {
      waiting.push({ notice, recipients });
      underWay ??= tellWaiting();
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
