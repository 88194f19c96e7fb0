import { aboutRules, rulesOf, type Session } from '@vigilia/kernel';
import type { Translate } from './texts/translate.ts';

/** Under which rules an old game goes on, or at which choice and by which clause it stops; nothing for a game of today. */
export function rulesLines(session: Session, translate: Translate): string[] {
  const [first, ...why] = aboutRules(rulesOf(session)).map(translate);
  if (first === undefined) return [];
  const clause = session.stopped?.clause ?? null;
  return [first, ...why.map((reason) => (clause === null ? reason : `${clause}: ${reason}`))];
}
