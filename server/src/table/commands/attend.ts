import type { Seat } from '@vigilia/kernel';
import { breakingOff } from '../abandoned-deals.ts';
import { personOnTurn } from '../absence.ts';
import type { Command } from '../command.ts';
import { personAt, seatOf } from '../seats.ts';
import type { Table } from '../table.ts';

/** How long a seat waits for its person to connect, and a table for its host, in milliseconds. */
export const TIME_TO_COME = 60_000;

/**
 * How long a person may be away from a public table before the seat waits for them as for one who never came, in
 * milliseconds: a phone that is put down is back sooner.
 */
export const TIME_TO_RETURN = 4 * 60_000;

/** The person who sat down has connected, or is back. */
export function come(identity: string): Command {
  return (table) => {
    const seat = seatOf(table, identity);
    if (seat === null || !isAwaited(table, seat)) return already(table);
    return { by: null, facts: [{ fact: 'came', seat }] };
  };
}

/** The person on whose turn the others wait, or who holds a seat that others may want, has closed the page. */
export function leave(seat: Seat, since: number): Command {
  return (table) => {
    const isMissed = personOnTurn(table) === seat || isWantedByOthers(table, seat);
    if (!isMissed || isAwaited(table, seat)) return already(table);
    return { by: null, facts: [{ fact: 'left', seat, since }] };
  };
}

/**
 * Whether this is a person's seat at a public table where people gather. The host's own stays: the table passes on to
 * another person first.
 */
export function isWantedByOthers({ phase, setting, chairs, host }: Table, seat: Seat): boolean {
  const person = personAt(chairs[seat]);
  return phase === 'gathering' && setting.isPublic && person !== null && person.identity !== host;
}

/** A seat falls free whose person never connected, or has left. */
export function giveUp(seat: Seat, identity: string): Command {
  return (table) => {
    const isTheirs = personAt(table.chairs[seat])?.identity === identity;
    if (table.phase !== 'gathering' || !isTheirs || !isAwaited(table, seat)) return already(table);
    return { by: null, facts: [...breakingOff(table, 'time', [seat]), { fact: 'stood', seat }] };
  };
}

/**
 * The host has been away for too long: the next person clockwise who is present takes over. If no person sits at
 * the table it closes.
 */
export function replaceHost(host: string, present: readonly Seat[]): Command {
  return (table) => {
    if (table.phase !== 'gathering' || table.host !== host) return already(table);
    const people = [...table.chairs.keys()].filter((seat) => personAt(table.chairs[seat]) !== null);
    if (people.length === 0) return { by: null, facts: [{ fact: 'closed' }] };
    const own = seatOf(table, host) ?? -1;
    const others = people.filter((seat) => seat !== own && present.includes(seat));
    const next = others.find((seat) => seat > own) ?? others[0];
    return next === undefined ? already(table) : { by: null, facts: [{ fact: 'handed', seat: next }] };
  };
}

function isAwaited({ chairs }: Table, seat: Seat): boolean {
  return typeof chairs[seat]?.awaitedSince === 'number';
}

function already({ version }: Table): ReturnType<Command> {
  return { version, already: true };
}
