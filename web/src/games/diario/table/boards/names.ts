import { namingsOf, type PersonId, proposedChoice } from '@vigilia/game-diario';
import type { Ask } from '@vigilia/kernel';
import type { Choice, View } from '../asked.ts';

/** What sets one question by whom apart from another: whose Misery rises, who takes a test. */
export function namingKey({ prompt: { key, vars } }: Ask<Choice>): string {
  return `${key} ${vars.state ?? ''} ${vars.by ?? ''}`;
}

/** Whom the proposal names in what a plan surely leads to. */
export function proposedNames(view: View, plan: readonly Choice[]): ReadonlyMap<string, PersonId> {
  const last = plan.at(-1);
  const asks = last === undefined ? [] : namingsOf(view, last);
  return new Map(
    asks.flatMap((ask) => {
      const choice = proposedChoice(view, ask);
      return choice.verb === 'name' ? [[namingKey(ask), choice.person] as const] : [];
    }),
  );
}
