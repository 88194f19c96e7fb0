import { profile } from '@vigilia/game-diario/profile';
import type { Ask } from '@vigilia/kernel';

const COUNCILS: ReadonlySet<string> = new Set(profile.botsAdviseOn);

/** Whether the page asks the others about a decision (LEAD-1). On anything else they may speak too. */
export function matters({ prompt }: Pick<Ask, 'prompt'>): boolean {
  return COUNCILS.has(prompt.key);
}

/** Questions about one person after the other that the Leader's page answers for all on one board. */
const FOR_ALL: ReadonlySet<string> = new Set(['prompt.duty', 'prompt.drink', 'prompt.eat']);

/** Whether the Leader decides for all at once where the question names one person. */
export function isForAll({ prompt }: Pick<Ask, 'prompt'>): boolean {
  return FOR_ALL.has(prompt.key);
}
