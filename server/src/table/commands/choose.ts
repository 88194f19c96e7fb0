import { choosePlan, isRefusal, type Refusal, refuse, type Seat, type Text } from '@vigilia/kernel';
import type { Command } from '../command.ts';
import type { Fact } from '../fact.ts';
import { isBots, mayAnswerFor } from '../seats.ts';
import type { Table } from '../table.ts';
import { cleaned, whyNotWritten } from '../written-words.ts';
import { playerCommand, type Sender } from './player-command.ts';

export interface ChoiceRequest {
  /** What the chooser had seen of the table. */
  readonly version: number;
  readonly line: string;
  /** Another seat than the own, where it was lent. */
  readonly seat?: Seat | undefined;
  /** What goes with a voice of the own seat. */
  readonly words?: string | undefined;
}

/**
 * A player answers. The answer counts as long as its question is open, even if others acted meanwhile. A player who
 * answers for their own seat has returned to it.
 */
export function choose(who: Sender, { version, line, seat: named, words }: ChoiceRequest): Command {
  return playerCommand(who, (table, own) => {
    const seat = named ?? own;
    if (!mayAnswerFor(table, own, seat)) return refuse(null, 'refusal.not-yours', { seat });
    // A player writes in their own name alone.
    if (words !== undefined && seat !== own) return refuse(null, 'refusal.not-yours', { seat });
    const unwritten = words === undefined ? null : whyNotWritten(table.setting, words);
    if (unwritten !== null) return unwritten;
    if (version > table.version) return refuse(null, 'refusal.version', { version: table.version });
    // Also where this seat is no longer asked: a player who was slower than the others has done nothing wrong.
    const since = table.play?.asked[seat]?.version ?? table.version;
    if (table.play !== null && version < since) return refuse(null, 'refusal.stale');
    const isBack = seat === own && table.chairs[seat]?.loan != null;
    const chose = chosen(table, seat, line);
    if (isRefusal(chose)) return chose;
    const facts: Fact[] = [words === undefined ? chose : { ...chose, words: cleaned(words) }];
    return { by: own, facts: isBack ? [{ fact: 'returned', seat }, ...facts] : facts };
  });
}

type Chose = Extract<Fact, { fact: 'chose' }>;

/** What a line comes to: of a plan of several choices the row holds those that are taken, and where it stopped. */
function chosen({ play }: Table, seat: Seat, line: string): Chose | Refusal {
  // A single choice is taken whole or refused when the row is applied.
  if (play === null || !line.includes(';')) return { fact: 'chose', seat, choice: line };
  const followed = choosePlan(play, seat, line);
  if (isRefusal(followed)) return followed;
  const { line: choice, stop } = followed;
  return { fact: 'chose', seat, choice, ...(stop && { stop }) };
}

/** A bot answers for its seat, if that is still asked what the bot thought about. */
export function chooseForBot(
  seat: Seat,
  since: number,
  { line, reason }: { readonly line: string; readonly reason: Text | null },
): Command {
  return (table) => {
    if (!isBots(table.chairs[seat]) || table.play?.asked[seat]?.version !== since)
      return refuse(null, 'refusal.stale');
    return { by: seat, facts: [{ fact: 'chose', seat, choice: line, ...(reason && { reason }) }] };
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
