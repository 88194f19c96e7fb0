import { refuse, type Seat } from '@vigilia/kernel';
import type { Command } from '../command.ts';
import type { Fact } from '../fact.ts';
import { isBots, mayAnswerFor } from '../seats.ts';
import { playerCommand, type Sender } from './player-command.ts';

export interface ChoiceRequest {
  /** What the chooser had seen of the table. */
  readonly version: number;
  readonly line: string;
  /** Another seat than the own, where it was lent. */
  readonly seat?: Seat | undefined;
}

/**
 * A player answers. It counts as long as the question it answers is open, whatever others did meanwhile. Whoever
 * answers for their own seat is back.
 */
export function choose(who: Sender, { version, line, seat: named }: ChoiceRequest): Command {
  return playerCommand(who, (table, own) => {
    const seat = named ?? own;
    if (!mayAnswerFor(table, own, seat)) return refuse(null, 'refusal.not-yours', { seat });
    if (version > table.version) return refuse(null, 'refusal.version', { version: table.version });
    // Also where nobody asks this seat any more: whoever was slower than the others has done nothing wrong.
    const since = table.play?.asked[seat]?.version ?? table.version;
    if (table.play !== null && version < since) return refuse(null, 'refusal.stale');
    const isBack = seat === own && table.chairs[seat]?.loan != null;
    const facts: Fact[] = [{ fact: 'chose', seat, choice: line }];
    return { by: own, facts: isBack ? [{ fact: 'returned', seat }, ...facts] : facts };
  });
}

/** A bot answers for its seat, if that is still asked what the bot thought about. */
export function chooseForBot(seat: Seat, since: number, line: string): Command {
  return (table) => {
    if (!isBots(table.chairs[seat]) || table.play?.asked[seat]?.version !== since)
      return refuse(null, 'refusal.stale');
    return { by: seat, facts: [{ fact: 'chose', seat, choice: line }] };
  };
}

/** An order answers for its owner. In the log it looks like any answer. */
export function chooseByOrder(seat: Seat, since: number, line: string): Command {
  return (table) => {
    const isOwners = table.chairs[seat]?.loan === null;
    if (!isOwners || table.play?.asked[seat]?.version !== since) return refuse(null, 'refusal.stale');
    return { by: seat, facts: [{ fact: 'chose', seat, choice: line }] };
  };
}
