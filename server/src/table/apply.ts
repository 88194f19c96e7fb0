import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { applyFact } from './apply-fact.ts';
import { type Act, planStopOf, type Row } from './fact.ts';
import type { GameRegistry } from './game-registry.ts';
import type { Applied } from './in-play.ts';
import { openedBy } from './opened.ts';
import type { Keeping } from './play.ts';
import type { Table } from './table.ts';

/** What a row of the log makes of a table. A refusal: it cannot have happened, and nothing changed. */
export function applyRow(
  games: GameRegistry,
  table: Table | null,
  row: Row,
  keeping: Keeping = { wholePast: false },
): Applied | Refusal {
  const { act, at, version } = row;
  const before = table ?? openedBy(games, row);
  if (isRefusal(before)) return before;
  const game = games.get(before.setting.game)?.game;
  if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: before.setting.game });
  if (version !== before.version + 1) return refuse(null, 'refusal.version', { version: before.version });
  if (act.previous !== undefined && act.previous !== before.play?.link?.hash)
    return refuse(null, 'refusal.chain', { version });
  const now = { version, at };
  let reached: Applied = { table: before, told: [] };
  for (const fact of act.facts) {
    const next = applyFact(game, reached.table, fact, now, keeping);
    if (isRefusal(next)) return next;
    reached = {
      table: next.table,
      told: reached.told.length === 0 ? next.told : [...reached.told, ...next.told],
    };
  }
  const keys = keysAfter(reached.table, act, version);
  return { table: { ...reached.table, version, keys }, told: reached.told };
}

/** How many keys of a seat are remembered: a client that reconnects resends the few that were not answered. */
const KEYS_OF_A_SEAT = 8;

function keysAfter({ keys }: Table, act: Act, version: number): Table['keys'] {
  const { by, key } = act;
  if (by === null || key === undefined) return keys;
  const stop = planStopOf(act);
  const own = [...(keys[by] ?? []), stop === undefined ? { key, version } : { key, version, stop }];
  return keys.with(by, own.slice(-KEYS_OF_A_SEAT));
}
