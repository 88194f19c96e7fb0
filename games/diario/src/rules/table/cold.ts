import type { Run } from '../../kinds.ts';

/** Cold tokens come and go; there are never fewer than none. */
export function addCold(run: Run, by: number): void {
  const table = run.state;
  const level = Math.max(0, table.cold + by);
  if (level === table.cold) return;
  const change = level - table.cold;
  table.cold = level;
  run.announce({ type: change > 0 ? 'cold-rose' : 'cold-fell', by: Math.abs(change), level });
}
