import { profile } from '@vigilia/game-diario/profile';
import type { Ask } from '@vigilia/kernel';

const COUNCILS: ReadonlySet<string> = new Set(profile.botsAdviseOn);

/** Whether the page asks the others about a decision (LEAD-1). On anything else they may speak too. */
export function matters({ prompt }: Pick<Ask, 'prompt'>): boolean {
  return COUNCILS.has(prompt.key);
}
