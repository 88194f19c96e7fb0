import { type Refusal, refuse as refuseText, type Variables } from '@vigilia/kernel';
import type { Clause } from '../../texts/catalog.ts';
import type { Given, KeyIn } from '../../texts/message.ts';

/** Says no with a reason of Diario, and names the clause it rests on. */
export function refuse<K extends KeyIn<'refusal'>>(
  clause: Clause | null,
  reason: K,
  ...given: Given<K>
): Refusal {
  return refuseText(clause, reason, given[0] as Variables | undefined);
}
