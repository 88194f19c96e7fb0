import type { Run } from '../../kinds/kinds.ts';
import type { Phase } from '../../state/state.ts';

export function beginPhase(run: Run, phase: Phase): void {
  run.state.phase = phase;
  run.announce({ type: 'phase', phase, day: run.state.day });
}

/** The Journal passes to the left (LEAD-2); alone, it stays (LEAD-3). */
export function passJournal(run: Run): void {
  const table = run.state;
  if (table.seats === 1) return;
  table.leader = (table.leader + 1) % table.seats;
  run.announce({ type: 'leader', seat: table.leader });
}

/** Cold tokens come and go; there are never fewer than none. */
export function addCold(run: Run, by: number): void {
  const table = run.state;
  const level = Math.max(0, table.cold + by);
  if (level === table.cold) return;
  const change = level - table.cold;
  table.cold = level;
  run.announce({ type: change > 0 ? 'cold-rose' : 'cold-fell', by: Math.abs(change), level });
}
