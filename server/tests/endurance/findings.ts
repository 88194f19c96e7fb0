import { isDeepStrictEqual } from 'node:util';
import { isRefusal } from '@vigilia/kernel';
import { load, loadFromFirstRow } from '../../src/live-tables/load.ts';
import { openStore, type StoreLocation } from '../../src/store/open-store.ts';
import type { LogStore } from '../../src/store/store.ts';
import type { Row } from '../../src/table/fact.ts';
import type { Table } from '../../src/table/table.ts';
import { games } from '../play/games.ts';
import type { Player } from '../play/player.ts';
import type { Acknowledged, Ledger } from './ledger.ts';

/** What is wrong with the log, seen by those who were told what is in it. If all is well there is nothing. */
export interface Findings {
  /** Commands that were acknowledged and are not in the log as they were acknowledged. */
  readonly lost: readonly Acknowledged[];
  /** Whatever else should not be. */
  readonly faults: readonly string[];
}

/** Reads the log of every table once all writing has ended, and compares it with what its players know. */
export async function compareWithLog(
  location: StoreLocation,
  ledger: Ledger,
  tables: readonly (readonly Player[])[],
): Promise<Findings> {
  const store = await openStore(location);
  try {
    const lost: Acknowledged[] = [];
    const faults = ledger.contradictions.map(({ key }) => `${key} was acknowledged under two versions`);
    for (const players of tables) {
      const id = players[0]?.table ?? '';
      const rows = await store.log.after(id, 0);
      const acknowledged = ledger.entries.filter(({ table }) => table === id);
      lost.push(...acknowledged.filter((one) => !isIn(rows, one)));
      faults.push(...faultsIn(rows, ledger.denied), ...(await faultsAtTheEnd(store.log, id, players)));
    }
    return { lost, faults };
  } finally {
    await store.close();
  }
}

function isIn(rows: readonly Row[], { seat, key, version }: Acknowledged): boolean {
  const act = rows[version - 1]?.act;
  return act?.key === key && act.by === seat;
}

function faultsIn(rows: readonly Row[], denied: ReadonlySet<string>): string[] {
  const gaps = rows.filter(({ version }, index) => version !== index + 1);
  const keys = rows.flatMap(({ act }) => (act.key === undefined ? [] : [`${act.by} ${act.key}`]));
  const twice = keys.filter((key, index) => keys.indexOf(key) < index);
  return [
    ...gaps.map(({ version }) => `version ${version} is not in its place`),
    ...twice.map((key) => `${key} was done twice`),
    ...rows.flatMap(({ act }) => (denied.has(act.key ?? '') ? [`${act.key} was done and denied`] : [])),
  ];
}

/** The log can be played again, by way of the snapshot too, and leads to what every player saw in the end. */
async function faultsAtTheEnd(log: LogStore, id: string, players: readonly Player[]): Promise<string[]> {
  const whole = await loadFromFirstRow(games, log, id);
  const short = await load(games, log, id);
  if (whole === null || isRefusal(whole)) return ['a log cannot be played again'];
  if (short === null || isRefusal(short)) return ['a snapshot cannot be taken up again'];
  const { table } = whole;
  const faults: string[] = [];
  if (!isDeepStrictEqual(short.table.play?.moment, table.play?.moment))
    faults.push('a snapshot leads elsewhere than its log');
  if (table.phase !== 'over') faults.push(`a table is not over but ${table.phase}`);
  for (const player of players)
    if (!sawTheEnd(player, table)) faults.push(`seat ${player.seat} saw another end`);
  return faults;
}

function sawTheEnd({ version, view, seat }: Player, table: Table): boolean {
  const game = games.get(table.setting.game)?.game;
  if (game === undefined || table.play === null || version !== table.version) return false;
  const shown = JSON.parse(JSON.stringify(game.view(table.play.moment.state, seat)));
  return isDeepStrictEqual(view, shown);
}
