import { type Game, isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { brokenOff } from './abandoned-deals.ts';
import { dealingOf, NOT_READY, readied, withoutDealing } from './dealing.ts';
import { type Act, type Fact, planStopOf, type Row } from './fact.ts';
import type { GameRegistry } from './game-registry.ts';
import { type Applied, began, chose, type Keeping, undid, waited } from './in-play.ts';
import { openedBy } from './opened.ts';
import { personAt, withChair, withChange } from './seats.ts';
import type { Since, Table } from './table.ts';

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
  let reached: Applied = { table: before, delivered: [] };
  for (const fact of act.facts) {
    const next = applyFact(game, reached.table, fact, now, keeping);
    if (isRefusal(next)) return next;
    reached = {
      table: next.table,
      delivered: reached.delivered.length === 0 ? next.delivered : [...reached.delivered, ...next.delivered],
    };
  }
  const keys = keysAfter(reached.table, act, version);
  return { table: { ...reached.table, version, keys }, delivered: reached.delivered };
}

/** What one fact makes of a table. */
function applyFact(game: Game, table: Table, fact: Fact, now: Since, keeping: Keeping): Applied | Refusal {
  switch (fact.fact) {
    case 'chose':
      return chose(table, fact, now, keeping);
    case 'undid':
      return undid(table, fact, now);
    case 'began':
      return began(game, table, fact, now, keeping);
    case 'opened':
      return only(table);
    case 'sat': {
      const { seat, sitter } = fact;
      const isBot = 'bot' in sitter;
      const awaitedSince = isBot ? null : now.at;
      const chair = { sitter, awaitedSince, ready: isBot, entropyHash: null, entropy: null, loan: null };
      return only(withChair(withoutDealing(table), seat, chair));
    }
    case 'came':
      return only(withChange(table, fact.seat, { awaitedSince: null }));
    case 'left':
      return only(withChange(table, fact.seat, { awaitedSince: fact.since }));
    case 'absence-set':
      return only({ ...table, setting: { ...table.setting, absence: fact.absence } });
    case 'stood':
      return only(withChair(withoutDealing(table), fact.seat, null));
    case 'handed':
      return only({ ...table, host: personAt(table.chairs[fact.seat])?.identity ?? table.host });
    case 'barred':
      return only(barred(table, fact.seat));
    case 'closed':
      return only({ ...table, phase: 'over', isClosed: true });
    case 'ready':
      return only(readied(table, fact));
    case 'unready':
      return only(withChange(withoutDealing(table), fact.seat, NOT_READY));
    case 'dealing':
      return only({ ...table, dealing: dealingOf(fact), unopened: [] });
    case 'undealt':
      return only(brokenOff(table, fact));
    case 'entropy':
      return only(withChange(table, fact.seat, { entropy: fact.entropy }));
    case 'unopened':
      return only({ ...withoutDealing(table), unopened: fact.seats });
    case 'undo-asked':
      return only({ ...table, undo: { by: fact.seat, backTo: fact.backTo, agreed: [] } });
    case 'undo-agreed': {
      const { undo } = table;
      return only({ ...table, undo: undo && { ...undo, agreed: [...undo.agreed, fact.seat] } });
    }
    case 'undo-declined':
      return only({ ...table, undo: null });
    case 'wished':
      return only(voted(table, fact));
    case 'knocked':
      return only({ ...table, knocked: { by: fact.seat, about: fact.about, ...now } });
    case 'waited':
      return only(waited(withoutVotes(table, fact.seat), fact.seat, now));
    case 'lent':
      // The deputy has the whole time to decide.
      return only(
        waited(withChange(withoutVotes(table, fact.seat), fact.seat, { loan: fact.loan }), fact.seat, now),
      );
    case 'returned':
      return only(withChange(withoutVotes(table, fact.seat), fact.seat, { loan: null }));
    case 'rematched':
      return only({ ...table, rematch: fact.table });
  }
}

function only(table: Table): Applied {
  return { table, delivered: [] };
}

/** One vote a seat about another: the latest counts. */
function voted(table: Table, { seat, about, wish }: Extract<Fact, { fact: 'wished' }>): Table {
  const others = table.votes.filter((other) => other.by !== seat || other.about !== about);
  return { ...table, votes: [...others, { by: seat, about, wish }] };
}

function barred(table: Table, seat: Seat): Table {
  const person = personAt(table.chairs[seat]);
  if (person === null) return table;
  const { identity, name } = person;
  return { ...table, barred: [...table.barred, { identity, name }] };
}

/** What was voted on about this seat is done, and so is a knock. */
function withoutVotes(table: Table, seat: Seat): Table {
  const knocked = table.knocked?.about === seat ? null : table.knocked;
  return { ...table, knocked, votes: table.votes.filter(({ about }) => about !== seat) };
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
