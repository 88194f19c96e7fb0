import { isRefusal } from '@vigilia/kernel';
import { identity, isPossibleAct } from './imported-facts.ts';
import { whyNotWhole } from './live-tables/check.ts';
import { beganEarlier } from './live-tables/earlier-rows.ts';
import { loadFromFirstRow } from './live-tables/load.ts';
import { key, LONGEST_TALK, tableId } from './protocol/parts.ts';
import { name } from './protocol/person.ts';
import { isPhrase } from './socket/phrases.ts';
import { bodyOf, type TalkBody } from './socket/talk.ts';
import type { LeftOrder, WholeTable } from './store/store.ts';
import type { Row } from './table/fact.ts';
import type { GameRegistry } from './table/game-registry.ts';
import type { Phase, Table } from './table/table.ts';
import { cleaned, isVisible } from './table/written-words.ts';

const PHASES: readonly Phase[] = ['gathering', 'playing', 'over'];

/** Why the parts of a table from a file do not belong together, or cannot be played; or the phase it is in. */
export async function checkImported(
  games: GameRegistry,
  whole: WholeTable,
): Promise<{ readonly problem: string } | { readonly phase: Phase }> {
  const { table: row, rows } = whole;
  const problem = whyNotWritten(whole) ?? (await whyNotWhole(games, rows));
  if (problem !== null) return { problem };
  const fromLog = await loadFromFirstRow(games, { after: async () => [...rows] }, row.id);
  if (fromLog === null || isRefusal(fromLog)) return { problem: 'the log does not replay.' };
  const { table } = fromLog;
  const isEarlier = beganEarlier(games, rows) && table.play !== null;
  const different = whyNotTogether(whole, table, { isEarlier });
  if (different !== null) return { problem: different };
  if (!whole.orders.every((left) => isPossibleOrder(games, table, left)))
    return { problem: 'it has an order that no player can have left.' };
  return { phase: isEarlier ? row.phase : table.phase };
}

/** Why no server has written these parts; null if one could have. */
function whyNotWritten({ table, members, rows, said }: WholeTable): string | null {
  if (!tableId.safeParse(table.id).success) return 'its id is none that a server gives.';
  if (!members.every((member) => identity.safeParse(member).success))
    return 'a person has an id that no server gives.';
  const impossible = rows.find(({ act }) => !isPossibleAct(act));
  if (impossible !== undefined)
    return `no server writes what version ${impossible.version} of its log holds.`;
  return said.every(({ body }) => isPossibleTalk(bodyOf(body))) ? null : 'no server keeps talk like that.';
}

function isPossibleTalk({ seat, name: speaker, phrase, words, key: own }: TalkBody): boolean {
  const isNamed = seat === null ? speaker === '' : name.safeParse(speaker).data === speaker;
  const isSaid = phrase === undefined ? isWritten(words ?? '') : words === undefined && isPhrase(phrase);
  return isNamed && isSaid && key.safeParse(own).success;
}

function isWritten(words: string): boolean {
  return words.length <= LONGEST_TALK && cleaned(words) === words && isVisible(words);
}

/** Why the header, the talk or the orders do not fit what the log makes of the table; null if they do. */
function whyNotTogether(
  { table: row, rows, said, orders }: WholeTable,
  table: Table,
  { isEarlier }: { readonly isEarlier: boolean },
): string | null {
  const different = [
    row.game === table.setting.game ? '' : 'game',
    row.isPublic === table.setting.isPublic ? '' : 'isPublic',
    row.openedAt === table.openedAt ? '' : 'openedAt',
    canBePhase(row.phase, table, isEarlier) ? '' : 'phase',
    hostsIn(rows).has(row.host) ? '' : 'host',
  ].filter((field) => field !== '');
  if (different.length > 0) return `its header does not fit its log: ${different.join(', ')}.`;
  const isSeat = (seat: number | null) => seat === null || seat < table.chairs.length;
  if (!said.every(({ body }) => isSeat(bodyOf(body).seat))) return 'a seat talks that it does not have.';
  return orders.every(({ seat }) => isSeat(seat)) ? null : 'it has an order of a seat that it does not have.';
}

/** Whether the game reads the order: it does not have to apply any more. */
function isPossibleOrder(games: GameRegistry, { setting, play }: Table, { seat, order }: LeftOrder): boolean {
  const orders = games.get(setting.game)?.orders;
  if (orders === undefined || play === null) return false;
  try {
    orders.isDone(order, play.game.view(play.moment.state, seat));
    return true;
  } catch {
    // A game throws at what it has not written itself.
    return false;
  }
}

/**
 * A server that was killed may have left an earlier phase than that of the log, which the first opening corrects. A game
 * of earlier rules keeps the phase it had under them.
 */
function canBePhase(phase: Phase, table: Table, isEarlier: boolean): boolean {
  if (isEarlier) return phase !== 'gathering';
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
