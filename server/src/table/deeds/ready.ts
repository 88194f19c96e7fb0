import { refuse } from '@vigilia/kernel';
import type { Deed } from '../../hall/hall.ts';
import { whyNotGathering } from '../gathering.ts';
import { seatOf } from '../seat-of.ts';

/** Somebody is ready to play and throws something in to the deal, or is not ready after all. */
export function ready(identity: string, isReady: boolean, entropy: string): Deed {
  return (table) => {
    const seat = seatOf(table, identity);
    if (seat === null) return refuse(null, 'refusal.not-seated');
    const reason = whyNotGathering(table);
    if (reason !== null) return reason;
    return { by: seat, facts: [isReady ? { fact: 'ready', seat, entropy } : { fact: 'unready', seat }] };
  };
}
