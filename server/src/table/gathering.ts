import { type Refusal, refuse } from '@vigilia/kernel';
import type { Table } from './table.ts';

/** Why nothing can be done here that belongs before the game; null while people gather. */
export function whyNotGathering({ phase, isClosed }: Table): Refusal | null {
  if (phase === 'gathering') return null;
  return refuse(null, isClosed ? 'refusal.closed' : 'refusal.begun');
}
