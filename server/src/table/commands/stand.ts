import { refuse } from '@vigilia/kernel';
import { breakingOff } from '../abandoned-deals.ts';
import type { Command } from '../command.ts';
import { seatOf } from '../seats.ts';

/** A person gets up. In the middle of a game a bot takes the seat until its owner returns. */
export function stand(identity: string): Command {
  return (table) => {
    const seat = seatOf(table, identity);
    if (seat === null) return refuse(null, 'refusal.not-seated');
    if (table.phase === 'over') return refuse(null, 'refusal.over');
    if (table.phase === 'gathering')
      return { by: null, facts: [...breakingOff(table, 'player', [seat]), { fact: 'stood', seat }] };
    return { by: seat, facts: [{ fact: 'lent', seat, loan: { to: 'bot', once: false } }] };
  };
}
