import { rulesOf } from '@vigilia/kernel';
import { personAt, seatOf } from '../table/seats.ts';
import type { Chair, Table } from '../table/table.ts';
import { isShutOut, viewpointOf } from '../table/viewpoint.ts';
import type { Card } from './from-server.ts';

/** A table as every holder of its link may see it, built from nothing. */
export function cardOf(table: Table): Card {
  const {
    id,
    setting,
    phase,
    commitment,
    chairs,
    dealing,
    unopened,
    abandonedDeals,
    undo,
    votes,
    rematch,
    openedAt,
    play,
  } = table;
  return {
    id,
    setting: { ...setting, options: { ...setting.options } as Card['setting']['options'] },
    phase,
    isClosed: table.isClosed,
    commitment,
    rules: play && rulesOf(play),
    ...(phase === 'over' ? { seed: table.seed } : {}),
    host: seatOf(table, table.host),
    barred: table.barred.map(({ name }) => name),
    seats: chairs.map((chair) => chair && sitterOf(chair)),
    dealing: dealing && { until: dealing.until, optionsHash: dealing.optionsHash ?? null },
    unopened: [...unopened],
    undealt: [...abandonedDeals],
    undo,
    wishes: [...votes],
    rematch,
    openedAt,
  };
}

/** The card for viewers who may see nothing of a game: nothing of how it goes is on it. */
export function shutCardOf(table: Table): Card {
  const { seed: _, ...card } = cardOf(table);
  return { ...card, undo: null, wishes: [], rematch: null };
}

function sitterOf(chair: Chair): NonNullable<Card['seats'][number]> {
  const { sitter, ready, loan, entropyHash, entropy } = chair;
  const person = personAt(chair);
  const who =
    person === null
      ? { bot: 'bot' in sitter ? sitter.bot : '' }
      : { name: person.name, colour: person.colour, symbol: person.symbol };
  return { ...who, ready, entropyHash: entropyHash ?? null, opened: entropy !== null, lent: loan };
}

/** The card as this identity may see it. */
export function cardFor(table: Table, identity: string | null): Card {
  return isShutOut(viewpointOf(table, identity, null), table) ? shutCardOf(table) : cardOf(table);
}
