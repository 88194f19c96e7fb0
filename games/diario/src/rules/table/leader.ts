import type { Run } from '../../kinds.ts';

/** The Journal passes to the left (LEAD-2); alone, it stays (LEAD-3). */
export function passJournal(run: Run): void {
  const table = run.state;
  if (table.seats === 1) return;
  table.leader = (table.leader + 1) % table.seats;
  run.announce({ type: 'leader', seat: table.leader });
}
