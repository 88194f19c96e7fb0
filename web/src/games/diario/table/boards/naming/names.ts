import { namingKey, namingProposals, namingsOf, type PersonId } from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import type { Answer } from '../follow-up.ts';
import { wishesOf } from '../wishes.ts';

/** Whom the proposal names in what a plan leads to, or may lead to. */
export function proposedNames(view: View, plan: readonly Choice[]): ReadonlyMap<string, PersonId> {
  const last = plan.at(-1);
  const namings = last === undefined ? [] : namingsOf(view, last);
  return new Map(
    namings.flatMap(({ ask }) => {
      const choice = namingProposals.proposedChoice(view, ask);
      return choice.verb === 'name' ? [[namingKey(ask), choice.person] as const] : [];
    }),
  );
}

/** Whom the player has named together with the choice that led to the question. */
export const nameAnswer: Answer = ({ ask }, draft) => {
  const person = wishesOf(draft).names.value.get(namingKey(ask));
  const named = ask.choices.find((choice) => choice.verb === 'name' && choice.person === person);
  return named === undefined ? null : [named];
};
