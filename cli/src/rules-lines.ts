import { aboutRules, rulesOf, type Session } from '@vigilia/kernel';
import type { Say } from './say.ts';

/** Under which rules an old game goes on, or at which choice and by which clause it stops; nothing for a game of today. */
export function rulesLines(session: Session, say: Say): string[] {
  const [first, ...why] = aboutRules(rulesOf(session)).map(say);
  if (first === undefined) return [];
  const clause = session.stopped?.clause ?? null;
  return [first, ...why.map((reason) => (clause === null ? reason : `${clause}: ${reason}`))];
}
