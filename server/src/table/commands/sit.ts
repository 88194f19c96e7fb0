import { type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { breakingOff } from '../abandoned-deals.ts';
import type { Command } from '../command.ts';
import { whyNotGathering } from '../command.ts';
import type { Fact } from '../fact.ts';
import { isBarred, personAt, seatOf } from '../seats.ts';
import type { Table } from '../table.ts';

export interface SitRequest {
  /** The first free one if none is named. */
  readonly seat?: Seat | undefined;
  readonly name: string;
  readonly colour: string;
  readonly symbol: string;
}

/** A person sits down, or moves to another seat. */
export function sit(identity: string, { seat: wanted, ...looks }: SitRequest): Command {
  return (table) => {
    if (isBarred(table, identity)) return refuse(null, 'refusal.barred');
    const own = seatOf(table, identity);
    const seat = wanted ?? own ?? table.chairs.indexOf(null);
    const reason = whyNotGathering(table) ?? whyNotThere(table, seat, own) ?? whyNotSo(table, own, looks);
    if (reason !== null) return reason;
    const sat: Fact = { fact: 'sat', seat, sitter: { identity, ...looks } };
    const isMoving = own !== null && own !== seat;
    const facts: Fact[] = own === null ? [] : breakingOff(table, 'player', [own]);
    if (isMoving) facts.push({ fact: 'stood', seat: own });
    facts.push(sat);
    // A person who has connected before need not connect again.
    if (own !== null && table.chairs[own]?.awaitedSince === null) facts.push({ fact: 'came', seat });
    return { by: null, facts };
  };
}

function whyNotThere({ chairs }: Table, seat: Seat, own: Seat | null): Refusal | null {
  const chair = chairs[seat];
  if (chair === undefined) return refuse(null, 'refusal.no-seat');
  return chair === null || seat === own ? null : refuse(null, 'refusal.taken', { seat });
}

/** No two people share a colour or a symbol: names alone may be alike. */
function whyNotSo(
  { chairs }: Table,
  own: Seat | null,
  { colour, symbol }: Pick<SitRequest, 'colour' | 'symbol'>,
): Refusal | null {
  for (const [seat, chair] of chairs.entries()) {
    const person = personAt(chair);
    if (person === null || seat === own) continue;
    if (person.colour === colour) return refuse(null, 'refusal.same-colour', { seat });
    if (person.symbol === symbol) return refuse(null, 'refusal.same-symbol', { seat });
  }
  return null;
}
