import { isRefusal } from '@vigilia/kernel';
import type { WholeTable } from './store/store.ts';
import type { Row } from './table/fact.ts';
import type { GameRegistry } from './table/game-registry.ts';
import type { Phase, Table } from './table/table.ts';
import { whyNotWhole } from './tables/check.ts';
import { beganEarlier } from './tables/earlier-rows.ts';
import { loadFromFirstRow } from './tables/load.ts';

const PHASES: readonly Phase[] = ['gathering', 'playing', 'over'];

/** Why the parts of a table from a file do not belong together, or cannot be played; null where nothing is wrong. */
export async function whyNotImported(games: GameRegistry, whole: WholeTable): Promise<string | null> {
  const { table: row, rows, said, orders } = whole;
  const problem = await whyNotWhole(games, rows);
  if (problem !== null) return problem;
  const fromLog = await loadFromFirstRow(games, { after: async () => [...rows] }, row.id);
  if (fromLog === null || isRefusal(fromLog)) return 'the log does not replay.';
  const { table } = fromLog;
  const different = [
    row.game === table.setting.game ? '' : 'game',
    row.isPublic === table.setting.isPublic ? '' : 'isPublic',
    row.openedAt === table.openedAt ? '' : 'openedAt',
    canBePhase(row.phase, table, beganEarlier(games, rows)) ? '' : 'phase',
    hostsIn(rows).has(row.host) ? '' : 'host',
  ].filter((name) => name !== '');
  if (different.length > 0) return `its header does not fit its log: ${different.join(', ')}.`;
  const isSeat = (seat: number | null) => seat === null || seat < table.chairs.length;
  if (!said.every(({ body }) => isSeat(JSON.parse(body).seat))) return 'a seat talks that it does not have.';
  return orders.every(({ seat }) => isSeat(seat)) ? null : 'it has an order of a seat that it does not have.';
}

/**
 * A server that was killed may have left an earlier phase than that of the log, which the first opening corrects. A game
 * of earlier rules keeps the phase it had under them.
 */
function canBePhase(phase: Phase, table: Table, isEarlier: boolean): boolean {
  if (isEarlier && table.play !== null) return phase !== 'gathering';
  return PHASES.indexOf(phase) <= PHASES.indexOf(table.phase);
}

/** Everyone who was the host: a server that was killed may have left an earlier one. */
function hostsIn(rows: readonly Row[]): Set<string> {
  const hosts = new Set<string>();
  const seated = new Map<number, string>();
  for (const fact of rows.flatMap(({ act }) => act.facts)) {
    if (fact.fact === 'opened') hosts.add(fact.host);
    if (fact.fact === 'sat' && 'identity' in fact.sitter) seated.set(fact.seat, fact.sitter.identity);
    if (fact.fact === 'handed') hosts.add(seated.get(fact.seat) ?? '');
  }
  return hosts;
}
