import type { Run } from '../../kinds.ts';
import type { Phase } from '../../state.ts';

export function beginPhase(run: Run, phase: Phase): void {
  run.state.phase = phase;
  run.announce({ type: 'phase', phase, day: run.state.day });
}
