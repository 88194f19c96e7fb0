import { consentNeeded, isRefusal, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { Command } from '../command.ts';
import type { Fact } from '../fact.ts';
import { botSeats, seatToUndo } from '../seats.ts';
import type { Table } from '../table.ts';
import { playerCommand, type Sender } from './player-command.ts';

/** Takes the own latest choice back, if that is free. */
export function undo(who: Sender, version: number): Command {
  return playerCommand(who, (table, own) => {
    const { play } = table;
    if (play === null) return refuse(null, 'refusal.not-begun');
    // What was done meanwhile would be taken back instead.
    if (version !== table.version) return refuse(null, 'refusal.stale');
    const seat = seatToUndo(table, own);
    if (seat === null) return refuse(null, 'refusal.undo');
    return { by: own, facts: [{ fact: 'undid', seat, backTo: play.answers - 1, consent: [] }] };
  });
}

/** Asks the others to go back further than is free. */
export function askUndo(who: Sender, version: number, backTo: number): Command {
  return playerCommand(who, (table, seat) => {
    const { play } = table;
    if (play === null) return refuse(null, 'refusal.not-begun');
    // The seed lies open by then.
    if (table.phase === 'over') return refuse(null, 'refusal.over');
    if (version !== table.version) return refuse(null, 'refusal.stale');
    if (backTo >= play.answers) return refuse(null, 'refusal.undo');
    const needed = neededAt(table, seat);
    if (isRefusal(needed)) return needed;
    const asked: Fact = { fact: 'undo-asked', seat, backTo };
    return { by: seat, facts: [asked, ...ifAllAgree(needed, { by: seat, backTo, agreed: [] })] };
  });
}

/** Agrees to go back, or does not. */
export function answerUndo(who: Sender, version: number, agree: boolean): Command {
  return playerCommand(who, (table, seat) => {
    const { undo: asked } = table;
    if (asked === null) return refuse(null, 'refusal.no-undo-asked');
    if (version !== table.version) return refuse(null, 'refusal.stale');
    if (!agree) return { by: seat, facts: [{ fact: 'undo-declined', seat }] };
    if (asked.by === seat || asked.agreed.includes(seat)) return { version: table.version, already: true };
    const needed = neededAt(table, asked.by);
    if (isRefusal(needed)) return needed;
    const agreed = { ...asked, agreed: [...asked.agreed, seat] };
    return { by: seat, facts: [{ fact: 'undo-agreed', seat }, ...ifAllAgree(needed, agreed)] };
  });
}

/** The seats that have to agree. The owner of a seat is asked, not the bot or the person it is lent to. */
function neededAt(table: Table, by: Seat): readonly Seat[] | Refusal {
  const { seats, practice } = table.setting;
  return consentNeeded({ seats, practice, bots: botSeats(table) }, by);
}

function ifAllAgree(needed: readonly Seat[], { by, backTo, agreed }: NonNullable<Table['undo']>): Fact[] {
  if (needed.some((seat) => !agreed.includes(seat))) return [];
  return [{ fact: 'undid', seat: by, backTo, consent: [...agreed].sort((one, other) => one - other) }];
}
