import type { Eleven } from '@vigilia/game-011';
import type { Ask } from '@vigilia/kernel';

export type View = Eleven['view'];
export type Choice = Eleven['choice'];
export type Verb = Choice['verb'];
export type ChoiceOf<V extends Verb> = Choice & { readonly verb: V };

/** A question and how the table looks to whoever is asked. */
export interface Asked {
  readonly view: View;
  readonly ask: Ask<Choice>;
}

export function isVerb<V extends Verb>(verb: V): (choice: Choice) => choice is ChoiceOf<V> {
  return (choice): choice is ChoiceOf<V> => choice.verb === verb;
}
