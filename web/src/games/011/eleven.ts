import type { Eleven } from '@vigilia/game-011';
import type * as answering from '../../draft/asked.ts';

export type View = Eleven['view'];
export type Choice = Eleven['choice'];
export type Verb = Choice['verb'];
export type ChoiceOf<V extends Verb> = Choice & { readonly verb: V };
export type Asked = answering.Asked<Eleven>;
export type AskedProps = answering.AskedProps<Eleven>;
export type DraftProps = answering.DraftProps<Eleven>;
export type ViewProps = answering.ViewProps<Eleven>;

export function isVerb<V extends Verb>(verb: V): (choice: Choice) => choice is ChoiceOf<V> {
  return (choice): choice is ChoiceOf<V> => choice.verb === verb;
}

/** The names from when the page knew one game: devices remember under them what a player chose last. */
export const REMEMBERS = { level: 'level', seats: 'seats' };
