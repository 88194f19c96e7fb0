import { refuse, type Seat } from '@vigilia/kernel';
import type { Command, Done, WantedAct } from '../command.ts';
import { whyStopped } from '../earlier.ts';
import { seatOf } from '../seats.ts';
import type { Table } from '../table.ts';

/** What every command of a player carries: who sends it, and a key that names it. */
export interface Sender {
  readonly identity: string | null;
  readonly key: string;
}

/** A command of a person who sits at the table, done once however often it is sent. */
export function playerCommand(
  { identity, key }: Sender,
  command: (table: Table, seat: Seat, now: number) => ReturnType<Command>,
): Command {
  return (table, now) => {
    const seat = seatOf(table, identity);
    if (seat === null) return refuse(null, 'refusal.not-seated');
    const already = doneBefore(table, seat, key);
    if (already !== null) return already;
    const stopped = whyStopped(table);
    if (stopped !== null) return stopped;
    const act = command(table, seat, now);
    return 'facts' in act ? ({ ...act, by: seat, key } satisfies WantedAct) : act;
  };
}

function doneBefore({ keys }: Table, seat: Seat, key: string): Done | null {
  const keyed = keys[seat]?.find((one) => one.key === key);
  if (keyed === undefined) return null;
  const { version, stop } = keyed;
  return { version, already: true, ...(stop && { stop }) };
}
