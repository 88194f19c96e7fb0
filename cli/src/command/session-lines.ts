import { aboutRules, type Outcome, rulesOf, type Session } from '@vigilia/kernel';
import type { Translate } from '../texts/translate.ts';

/**
 * Under which rules a game of an earlier version goes on, or at which choice and by which clause it stops; no line
 * for a game of the present version.
 */
export function rulesLines(session: Session, translate: Translate): string[] {
  const [first, ...why] = aboutRules(rulesOf(session)).map(translate);
  if (first === undefined) return [];
  const clause = session.stopped?.clause ?? null;
  return [first, ...why.map((reason) => (clause === null ? reason : `${clause}: ${reason}`))];
}

/** How a game ended, in the words of the game. */
export function endingLine({ how, winners }: Outcome, translate: Translate): string {
  const [seat] = winners;
  return translate({ key: `ending.${how}`, vars: seat === undefined ? {} : { seat } });
}
