import type { GameEvent, Kinds } from '@vigilia/kernel';
import { type ComponentChildren, createContext } from 'preact';
import type { AnswerDraft } from './answer-draft.ts';
import type { Noun } from './game-ui.ts';

/** What a lesson leads to now. */
export interface Guide {
  /** Whether an answer, in notation, leads to the goal. */
  fits(line: string): boolean;
  /** What to press on the board, if the answers alone do not say it. */
  readonly at: readonly Noun[];
}

/** Something done at a table besides answering, for a lesson that waits for it: a mark on a sheet. */
export interface Noted {
  /** How many entries the log had then. */
  readonly after: number;
  readonly event: GameEvent;
}

/** Whether a lesson leads to these choices and they are not drafted yet. Absent if it does not. */
export function isGuided<K extends Kinds>(
  draft: AnswerDraft<K>,
  choices: readonly K['choice'][],
): true | undefined {
  const guide = draft.guide.value;
  if (guide === null || choices.length === 0 || isPlanGuided(draft)) return undefined;
  return choices.every((choice) => guide.fits(draft.lineOf([choice]))) || undefined;
}

/** Whether the draft is what the lesson leads to: it is to be confirmed. */
export function isPlanGuided<K extends Kinds>({ guide, plan, lineOf }: AnswerDraft<K>): true | undefined {
  const { value } = guide;
  if (value === null || plan.value.length === 0) return undefined;
  return plan.value.every((choice) => value.fits(lineOf([choice]))) || undefined;
}

/** Whether a lesson leads to something on the board. */
export function isNounGuided<K extends Kinds>(draft: AnswerDraft<K>, noun: Noun): true | undefined {
  if (draft.guide.value?.at.includes(noun) !== true || isPlanGuided(draft)) return undefined;
  return true;
}

/** What a page shows above the question, in every layout: the goal of a lesson. */
export const AboveQuestion = createContext<ComponentChildren>(null);
