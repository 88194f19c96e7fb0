import { namingKey, namingsOf, type PersonId, proposedChoice } from '@vigilia/game-diario';
import type { Choice, View } from '../asked.ts';

/** Whom the proposal names in what a plan leads to, or may lead to. */
export function proposedNames(view: View, plan: readonly Choice[]): ReadonlyMap<string, PersonId> {
  const last = plan.at(-1);
  const namings = last === undefined ? [] : namingsOf(view, last);
  return new Map(
    namings.flatMap(({ ask }) => {
      const choice = proposedChoice(view, ask);
      return choice.verb === 'name' ? [[namingKey(ask), choice.person] as const] : [];
    }),
  );
}
