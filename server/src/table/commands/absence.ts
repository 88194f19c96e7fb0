import { refuse, type Seat } from '@vigilia/kernel';
import { deadlineOf } from '../clock.ts';
import type { Command } from '../command.ts';
import type { Fact, Wish } from '../fact.ts';
import type { GameRegistry } from '../game-registry.ts';
import { peopleAt, personAt } from '../seats.ts';
import type { Table } from '../table.ts';
import { playerCommand, type Sender } from './player-command.ts';

export interface WishRequest {
  /** The version that the sender had seen. */
  readonly version: number;
  readonly about: Seat;
  readonly wish: Wish;
}

/**
 * Says what to do about a seat whose clock has run out. It is done once half of the others want it: where two are
 * away, the one who is left must not be stuck.
 */
export function wish(
  games: GameRegistry,
  who: Sender,
  { version, about, wish: wanted }: WishRequest,
): Command {
  return playerCommand(who, (table, seat, now) => {
    if (version < (table.play?.asked[about]?.version ?? 0)) return refuse(null, 'refusal.stale');
    const deadline = deadlineOf(table, about);
    const awaited = awaitedAt(table, about);
    if (awaited === null || seat === about || seat === awaited || deadline === null || now < deadline)
      return refuse(null, 'refusal.not-away', { seat: about });
    if (wanted === 'deputy' && games.get(table.setting.game)?.profile.hasSecrets !== false)
      return refuse(null, 'refusal.no-deputy');
    const wished: Fact = { fact: 'wished', seat, about, wish: wanted };
    const others = othersThan(table, about);
    const same = table.wishes.filter(
      ({ by, about: whom, wish: what }) =>
        by !== seat && whom === about && what === wanted && others.includes(by),
    );
    const isWanted = (same.length + 1) * 2 >= others.length;
    return { by: seat, facts: isWanted ? [wished, granted(table, about, wanted)] : [wished] };
  });
}

/** Whom all wait for where a seat is asked: its owner, or the person it was lent to; null where that is a bot. */
function awaitedAt({ chairs }: Table, seat: Seat): Seat | null {
  const chair = chairs[seat];
  const to = chair?.loan?.to ?? seat;
  return to === 'bot' || personAt(chair) === null ? null : to;
}

/** The people who do not keep the others waiting. */
function othersThan(table: Table, about: Seat): Seat[] {
  const awaited = awaitedAt(table, about);
  return peopleAt(table).filter((seat) => seat !== about && seat !== awaited);
}

function granted(table: Table, seat: Seat, wanted: Wish): Fact {
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
  const others = othersThan(table, seat);
  return others.find((other) => other > seat) ?? others[0] ?? seat;
}

/** The owner is back: the seat is theirs again. */
export function giveBack(who: Sender): Command {
  return playerCommand(who, (table, seat) => {
    if (table.chairs[seat]?.loan == null) return { version: table.version, already: true };
    return { by: seat, facts: [{ fact: 'returned', seat }] };
  });
}
