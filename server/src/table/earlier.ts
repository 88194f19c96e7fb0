import { type Refusal, rulesOf, stayOver, whyStopped as whyGameStopped } from '@vigilia/kernel';
import type { Table } from './table.ts';

/** A game that was over under earlier rules is not taken up again: its seed has been shown. */
export function stoppedIfEnded(table: Table): Table {
  if (table.play === null || table.phase === 'over') return table;
  const session = stayOver(table.play);
  if (session.stopped === null) return table;
  return { ...table, phase: 'over', play: { ...session, asked: table.chairs.map(() => null) } };
}

export function isStopped({ play }: Table): boolean {
  return play !== null && play.stopped !== null;
}

/** Why nothing can be done in a game that has stopped; null in any other. */
export function whyStopped({ play }: Table): Refusal | null {
  const stopped = play?.stopped ?? null;
  return play === null || stopped === null ? null : whyGameStopped(rulesOf(play), stopped);
}
