import { choosePlan, isRefusal, refuse, type Seat, type Text } from '@vigilia/kernel';
import type { Command } from '../command.ts';
import type { Fact } from '../fact.ts';
import { isBots, mayAnswerFor } from '../seats.ts';
import { cleaned, whyNotWritten } from '../written-words.ts';
import { playerCommand, type Sender } from './player-command.ts';

export interface ChoiceRequest {
  /** What the chooser had seen of the table. */
  readonly version: number;
  readonly line: string;
  /** Another seat than the own, if it was lent. */
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
    // Also if this seat is no longer asked: a player who was slower than the others has done nothing wrong.
    const since = table.play?.asked[seat]?.version ?? table.version;
    const isStale = table.play !== null && version < since;
    if (!mayAnswerFor(table, own, seat))
      return isStale ? refuse(null, 'refusal.stale') : refuse(null, 'refusal.not-yours', { seat });
    // A player writes in their own name alone.
    if (words !== undefined && seat !== own) return refuse(null, 'refusal.not-yours', { seat });
    const unwritten = words === undefined ? null : whyNotWritten(table.setting, words);
    if (unwritten !== null) return unwritten;
    if (version > table.version) return refuse(null, 'refusal.version', { version: table.version });
    if (isStale) return refuse(null, 'refusal.stale');
    const isBack = seat === own && table.chairs[seat]?.loan != null;
    if (table.play === null) return refuse(null, 'refusal.not-begun');
    const followed = choosePlan(table.play, seat, line);
    if (isRefusal(followed)) return followed;
    const { session: played, line: choice, stop } = followed;
    const chose: Fact = {
      fact: 'chose',
      seat,
      choice,
      ...(stop && { stop }),
      ...(words !== undefined && { words: cleaned(words) }),
    };
    return { by: own, facts: isBack ? [{ fact: 'returned', seat }, chose] : [chose], played };
  });
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
