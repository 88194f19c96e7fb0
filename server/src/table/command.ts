import { type PlanStop, type Refusal, refuse, type Session } from '@vigilia/kernel';
import type { Act } from './fact.ts';
import type { Table } from './table.ts';

/** An act to append. */
export interface WantedAct extends Act {
  /** The game that its choice leads to, if the command had to play it to know how far it goes. */
  readonly played?: Session;
}

/** The command is done, and safely in the log under this version. */
export interface Done {
  readonly version: number;
  /** It was done before, or there was nothing to do. */
  readonly already?: true;
  /** How far it was taken, if it was a plan of choices that stopped before its end. */
  readonly stop?: PlanStop;
}

/**
 * What a person, a bot or the server wants to do at a table as it stands: the act to append, why it is refused, or
 * that it is done already. It is called again if another process appended first, so it must not change anything.
 */
export type Command = (table: Table, now: number) => WantedAct | Refusal | Done;

/** Why nothing can be done here that belongs before the game; null while people gather. */
export function whyNotGathering({ phase, isClosed }: Table): Refusal | null {
  if (phase === 'gathering') return null;
  return refuse(null, isClosed ? 'refusal.closed' : 'refusal.begun');
}
