import { type Text, text, type Variables } from '../texts/text.ts';

/** Why an answer was not taken. Nothing has changed. */
export interface Refusal {
  readonly refused: true;
  /** The rulebook clause that forbids it; null if the table, not the rulebook, says no. */
  readonly clause: string | null;
  readonly reason: Text;
  /** Where typed text stopped making sense, counted from 1. */
  readonly column?: number;
}

export function refuse(clause: string | null, reason: string, vars: Variables = {}): Refusal {
  return { refused: true, clause, reason: text(reason, vars) };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** What was given if a refusal can only be a mistake of the caller. */
export function orThrow<Given extends object>(given: Given | Refusal): Given {
  if (isRefusal(given)) throw new Error(given.reason.key);
  return given;
}
