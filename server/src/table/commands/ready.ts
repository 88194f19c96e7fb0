import { refuse } from '@vigilia/kernel';
import { breakingOff, hasBrokenOffTooMany, isSpent } from '../abandoned-deals.ts';
import type { Command } from '../command.ts';
import { whyNotGathering } from '../command.ts';
import { seatOf } from '../seats.ts';

/** A player is ready to play and seals what the seat gives to the deal, or is not ready after all. */
export function ready(identity: string, isReady: boolean, entropyHash: string | null): Command {
  return (table) => {
    const seat = seatOf(table, identity);
    if (seat === null) return refuse(null, 'refusal.not-seated');
    const reason = whyNotGathering(table);
    if (reason !== null) return reason;
    if (!isReady)
      return { by: seat, facts: [...breakingOff(table, 'player', [seat]), { fact: 'unready', seat }] };
    if (hasBrokenOffTooMany(table, (one) => one === identity)) return refuse(null, 'refusal.broke-off');
    // A seat that seals something new now could know what the others have opened.
    if (table.dealing !== null) return refuse(null, 'refusal.dealing');
    if (entropyHash !== null && isSpent(table, entropyHash)) return refuse(null, 'refusal.spent-entropy');
    return { by: seat, facts: [{ fact: 'ready', seat, ...(entropyHash === null ? {} : { entropyHash }) }] };
  };
}
