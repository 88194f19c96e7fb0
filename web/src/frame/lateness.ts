import type { Seat } from '@vigilia/kernel';
import type { Sitter } from '../table/table.ts';

/** The seats that are asked and whose clock has run out. */
export function lateSeats(sitters: readonly Sitter[], asked: readonly Seat[], now: number): Seat[] {
  return asked.filter((seat) => {
    const deadline = deadlineOf(sitters[seat]);
    return deadline !== null && deadline <= now;
  });
}

/** When the next clock of an asked seat runs out; null where none does. */
export function nextDeadline(sitters: readonly Sitter[], asked: readonly Seat[], now: number): number | null {
  const ahead = asked.flatMap((seat) => deadlineOf(sitters[seat]) ?? []).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** A bot is never late. */
function deadlineOf(sitter: Sitter | undefined): number | null {
  if (sitter === undefined || sitter.bot !== null || sitter.lent?.to === 'bot') return null;
  return sitter.deadline;
}
