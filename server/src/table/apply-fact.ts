import type { Game, Refusal, Seat } from '@vigilia/kernel';
import { dealingOf, NOT_READY, readied, withoutDealing } from './dealing.ts';
import type { Fact } from './fact.ts';
import { type Applied, began, chose, undid, waited } from './in-play.ts';
import type { Keeping } from './play.ts';
import { personAt, withChair, withChange } from './seats.ts';
import type { Since, Table } from './table.ts';
import { brokenOff } from './undealt.ts';

/** What one fact makes of a table. */
export function applyFact(
  game: Game,
  table: Table,
  fact: Fact,
  now: Since,
  keeping: Keeping,
): Applied | Refusal {
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
      return only(wished(table, fact));
    case 'knocked':
      return only({ ...table, knocked: { by: fact.seat, about: fact.about, ...now } });
    case 'waited':
      return only(waited(withoutWishes(table, fact.seat), fact.seat, now));
    case 'lent':
      // The deputy has the whole time to decide.
      return only(
        waited(withChange(withoutWishes(table, fact.seat), fact.seat, { loan: fact.loan }), fact.seat, now),
      );
    case 'returned':
      return only(withChange(table, fact.seat, { loan: null }));
    case 'rematched':
      return only({ ...table, rematch: fact.table });
  }
}

function only(table: Table): Applied {
  return { table, told: [] };
}

/** One wish a seat about another: the latest counts. */
function wished(table: Table, { seat, about, wish }: Extract<Fact, { fact: 'wished' }>): Table {
  const others = table.wishes.filter((other) => other.by !== seat || other.about !== about);
  return { ...table, wishes: [...others, { by: seat, about, wish }] };
}

function barred(table: Table, seat: Seat): Table {
  const person = personAt(table.chairs[seat]);
  if (person === null) return table;
  const { identity, name } = person;
  return { ...table, barred: [...table.barred, { identity, name }] };
}

/** What was wished about this seat is done, and so is a knock. */
function withoutWishes(table: Table, seat: Seat): Table {
  const knocked = table.knocked?.about === seat ? null : table.knocked;
  return { ...table, knocked, wishes: table.wishes.filter(({ about }) => about !== seat) };
}
