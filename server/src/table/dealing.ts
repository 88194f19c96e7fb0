import type { Seat } from '@vigilia/kernel';
import { breakingOff } from './abandoned-deals.ts';
import { TIME_TO_DECIDE } from './clock.ts';
import type { Act, Fact } from './fact.ts';
import { personAt, withChange } from './seats.ts';
import type { Clock } from './settings.ts';
import type { Chair, Dealing, Table } from './table.ts';

/** Pages open by themselves within a second; people who are away for a while keep the others waiting no longer. */
const SOON = 60_000;

export const NOT_READY: Partial<Chair> = { ready: false, entropyHash: null, entropy: null };

/** How long the seats may take to open what they gave to the deal, in milliseconds. */
export function timeToOpen(clock: Clock): number {
  return clock === 'days' ? (TIME_TO_DECIDE.days ?? SOON) : SOON;
}

/** A seat is ready, and what it gives to the deal is sealed. */
export function readied(
  table: Table,
  { seat, entropyHash, entropy }: Extract<Fact, { fact: 'ready' }>,
): Table {
  return withChange(table, seat, {
    ready: true,
    entropyHash: entropyHash ?? null,
    // Open at once at a table of before.
    entropy: entropy || null,
  });
}

/** The dealing that a fact begins. */
export function dealingOf({ until, options, optionsHash }: Extract<Fact, { fact: 'dealing' }>): Dealing {
  return { until, ...(options && { options }), ...(optionsHash && { optionsHash }) };
}

export function isAllOpen(table: Table): boolean {
  return unopenedAt(table).length === 0;
}

/** Ends a dealing whose time is over, and says which seats did not open; null while it may go on. */
export function endDealing(table: Table, now: number): Act | null {
  if (table.dealing === null || now < table.dealing.until) return null;
  const seats = unopenedAt(table);
  return { by: null, facts: [...breakingOff(table, 'time', seats), { fact: 'unopened', seats }] };
}

/**
 * Without the dealing that was under way. What was opened is known: everyone seals something new, so that a seat that
 * holds back chooses no deal.
 */
export function withoutDealing(table: Table): Table {
  if (table.dealing === null) return table;
  const chairs = table.chairs.map((chair) =>
    personAt(chair) === null || chair === null ? chair : { ...chair, ...NOT_READY },
  );
  return { ...table, chairs, dealing: null };
}

function unopenedAt({ chairs }: Table): Seat[] {
  return [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat];
    return chair?.entropyHash != null && chair.entropy === null;
  });
}

/** The game is dealt under these rules, with these options besides those that were agreed. */
export function beganWith(rules: number, options: Readonly<Record<string, unknown>>): Fact {
  const more = Object.keys(options).length === 0 ? {} : { options };
  return { fact: 'began', rules, chained: true, form: 3, ...more };
}
