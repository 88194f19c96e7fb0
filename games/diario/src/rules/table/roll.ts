import type { Run } from '../../kinds/kinds.ts';

/** The black die, 1 to 10. */
export function d10(run: Run, purpose: string): number {
  return run.draw(purpose, 10) + 1;
}
