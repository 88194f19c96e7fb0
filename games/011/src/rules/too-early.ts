import type { Refusal } from '@vigilia/kernel';
import type { Choice } from '../table/choices.ts';
import type { Table } from '../table/state.ts';
import { refuse } from './ask.ts';
import { arePlaysBanned } from './event.ts';

/** Why a card or tile cannot be played between choosing and the end of the ability (TURN-3); null where that is not the reason. */
export function whyTooEarly(table: Table, { verb }: Choice): Refusal | null {
  if ((verb !== 'card' && verb !== 'tile') || !isAbilityToCome(table)) return null;
  if (arePlaysBanned(table)) return refuse('EVT-A', 'refusal.plays-banned');
  return refuse('TURN-3', 'refusal.ability-first');
}

/** Whether a Character is chosen whose ability is not over: until then its step stays on the agenda. */
function isAbilityToCome({ agenda }: Table): boolean {
  return agenda.some(({ step }) => step === 'abilities');
}
