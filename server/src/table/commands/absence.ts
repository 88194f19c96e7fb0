import { nextPerson, refuse, type Seat } from '@vigilia/kernel';
import { awayUntil, othersThan, silenceOf } from '../absence.ts';
import { deadlineOf } from '../clock.ts';
import type { Command } from '../command.ts';
import type { Fact, Vote } from '../fact.ts';
import type { GameRegistry } from '../game-registry.ts';
import { whoDecides } from '../seats.ts';
import type { Table } from '../table.ts';
import { playerCommand, type Sender } from './player-command.ts';

export interface VoteRequest {
  /** The version that the sender had seen. */
  readonly version: number;
  readonly about: Seat;
  readonly wish: Vote;
  /** The seats whose owners are at the table now. */
  readonly present: readonly Seat[];
}

/**
 * Votes on what to do about a seat whose clock has run out, whose person has been away for the agreed time, or who has not
 * answered a knock. If players hide nothing from each other, another person may decide as soon as the person has left. It
 * is done once half of the others want it: if two are away, the one who is left must not be stuck.
 */
export function vote(
  games: GameRegistry,
  who: Sender,
  { version, about, wish: wanted, present }: VoteRequest,
): Command {
  return playerCommand(who, (table, seat, now) => {
    if (version < (table.play?.asked[about]?.version ?? 0)) return refuse(null, 'refusal.stale');
    const deadline = deadlineOf(table, about);
    const awaited = whoDecides(table, about);
    const mayHaveDeputy = games.get(table.setting.game)?.profile.hasSecrets === false;
    const isLate = deadline !== null && now >= deadline;
    const back = awayUntil(table, about);
    // The row that tells of a return may still be on its way to the log.
    const isAway = back !== null && now >= back && !present.includes(about);
    const silence = silenceOf(table);
    const isSilent = silence?.seat === about && silence.knock !== null && now >= silence.knock.until;
    const isGone =
      mayHaveDeputy && awaited !== null && isDeciding(table, about) && !present.includes(awaited);
    if (awaited === null || seat === about || seat === awaited || !(isLate || isAway || isSilent || isGone))
      return refuse(null, 'refusal.not-away', { seat: about });
    if (wanted === 'deputy' && !mayHaveDeputy) return refuse(null, 'refusal.no-deputy');
    if (table.botsAdvise && (wanted === 'bot' || wanted === 'bot-once'))
      return refuse(null, 'refusal.bots-advise');
    const voted: Fact = { fact: 'wished', seat, about, wish: wanted };
    const others = othersThan(table, { seat: about, decider: awaited });
    const same = table.votes.filter(
      ({ by, about: whom, wish: what }) =>
        by !== seat && whom === about && what === wanted && others.includes(by),
    );
    const isWanted = (same.length + 1) * 2 >= others.length;
    return { by: seat, facts: isWanted ? [voted, granted(table, about, wanted)] : [voted] };
  });
}

/** Knocks for a person whose decision has taken longer than the table agreed that a person may be away. */
export function knock(
  who: Sender,
  { version, about }: { readonly version: number; readonly about: Seat },
): Command {
  return playerCommand(who, (table, seat, now) => {
    if (version < (table.play?.asked[about]?.version ?? 0)) return refuse(null, 'refusal.stale');
    const silence = silenceOf(table);
    if (silence?.seat !== about || seat === about || seat === silence.decider || now < silence.from)
      return refuse(null, 'refusal.not-away', { seat: about });
    if (silence.knock !== null) return { version: table.version, already: true };
    return { by: seat, facts: [{ fact: 'knocked', seat, about }] };
  });
}

/** The seat that decides is asked first. */
function isDeciding({ play, phase }: Table, seat: Seat): boolean {
  return phase === 'playing' && play?.moment.asks[0]?.seat === seat;
}

function granted(table: Table, seat: Seat, wanted: Vote): Fact {
  switch (wanted) {
    case 'wait':
      return { fact: 'waited', seat };
    case 'bot-once':
      return { fact: 'lent', seat, loan: { to: 'bot', once: true } };
    case 'bot':
      return { fact: 'lent', seat, loan: { to: 'bot', once: false } };
    case 'deputy':
      return { fact: 'lent', seat, loan: { to: deputyOf(table, seat), once: false } };
  }
}

/** Who decides for a seat whose owner is away: the next person clockwise. In Diario that is an acting Leader. */
function deputyOf(table: Table, seat: Seat): Seat {
  return nextPerson(othersThan(table, { seat, decider: whoDecides(table, seat) }), seat) ?? seat;
}

/** The owner is back: the seat is theirs again. */
export function giveBack(who: Sender): Command {
  return playerCommand(who, (table, seat) => {
    if (table.chairs[seat]?.loan == null) return { version: table.version, already: true };
    return { by: seat, facts: [{ fact: 'returned', seat }] };
  });
}
