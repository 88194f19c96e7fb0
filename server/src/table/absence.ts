import type { Seat } from '@vigilia/kernel';
import { peopleAt, personAt, whoDecides } from './seats.ts';
import type { Absence } from './settings.ts';
import type { Table } from './table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a person may be away on their turn, in milliseconds. No absence is without an end. */
export const TIME_AWAY: Readonly<Record<Absence, number>> = {
  brief: 2 * MINUTE,
  quarter: 15 * MINUTE,
  hours: 6 * HOUR,
  days: 36 * HOUR,
};

/** How long a person has after a knock before the others may act, in milliseconds. */
const TIME_TO_ANSWER_KNOCK: Readonly<Record<Absence, number>> = {
  brief: MINUTE,
  quarter: 5 * MINUTE,
  hours: HOUR,
  days: 6 * HOUR,
};

/** How long the others have waited for a person, connected or not, and what they may do about it. */
export interface Silence {
  /** The seat that decides. */
  readonly seat: Seat;
  /** The person who decides for it: the owner, a deputy, or the next person where bots only advise. */
  readonly decider: Seat;
  /** Since when they wait. */
  readonly since: number;
  /** When the others may knock: the person may then have been away for as long as the table agreed on. */
  readonly from: number;
  /** Who knocked, and until when the person may answer before the others may act. */
  readonly knock: { readonly by: Seat; readonly until: number } | null;
}

/**
 * The person for whose decision other people wait; null if they wait for a bot, or if no other person plays. The
 * seat that decides is asked first.
 */
export function personOnTurn(table: Table): Seat | null {
  const { play, phase, chairs } = table;
  const seat = play?.moment.asks[0]?.seat;
  if (seat === undefined || phase !== 'playing' || play?.stopped !== null) return null;
  const isTheirs = personAt(chairs[seat]) !== null && chairs[seat]?.loan === null;
  return isTheirs && peopleAt(table).some((other) => other !== seat) ? seat : null;
}

/**
 * When the others may act for a person who has left on their turn; null if that person has not left. The time begins
 * with the question if that is the later of the two: a person who left before it could not know of it.
 */
export function awayUntil(table: Table, seat: Seat): number | null {
  const left = table.chairs[seat]?.awaitedSince ?? null;
  const asked = table.play?.asked[seat] ?? null;
  if (left === null || asked === null || personOnTurn(table) !== seat) return null;
  return Math.max(left, asked.at) + TIME_AWAY[table.setting.absence];
}

/**
 * The silence of the person who decides, for the own seat or another: one who is connected and does nothing must not keep
 * the others for ever.
 */
export function silenceOf(table: Table): Silence | null {
  const { knocked, play, phase, setting } = table;
  const seat = play?.moment.asks[0]?.seat;
  if (seat === undefined || phase !== 'playing' || play?.stopped !== null) return null;
  const decider = whoDecides(table, seat);
  const asked = play.asked[seat] ?? null;
  if (decider === null || asked === null || othersThan(table, { seat, decider }).length === 0) return null;
  const isAboutThis = knocked?.about === seat && knocked.version > asked.version;
  const until = (knocked?.at ?? 0) + TIME_TO_ANSWER_KNOCK[setting.absence];
  return {
    seat,
    decider,
    since: asked.at,
    from: asked.at + TIME_AWAY[setting.absence],
    knock: isAboutThis ? { by: knocked.by, until } : null,
  };
}

/** The people who do not keep the others waiting: neither the person who decides nor the owner of the seat. */
export function othersThan(
  table: Table,
  { seat, decider }: { readonly seat: Seat; readonly decider: Seat | null },
): Seat[] {
  return peopleAt(table).filter((other) => other !== seat && other !== decider);
}
