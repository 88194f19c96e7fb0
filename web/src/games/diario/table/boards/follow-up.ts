import type { Asked, Choice, DraftProps } from '../asked.ts';
import { wishesOf } from './wishes.ts';

type Draft = DraftProps['draft'];

/** What a wish answers to a question; null where the player is asked. */
export type Answer = (asked: Asked, draft: Draft) => readonly Choice[] | null;

/**
 * What wishes answer, by the key of the question. Wounds, meals, stories and everything else that a person may live or
 * die by have no place here.
 */
export type Answers = Readonly<Record<string, Answer>>;

/** Answers what a wish has settled. */
export function followUpBy(answers: Answers): Answer {
  return (asked, draft) => {
    // Names are meant for what the last choice led to, and for nothing later.
    wishesOf(draft).names.value = new Map();
    return answers[asked.ask.prompt.key]?.(asked, draft) ?? null;
  };
}
