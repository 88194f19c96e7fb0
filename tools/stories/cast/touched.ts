import type { Effect } from '../../../games/diario/src/data/language/effect.ts';
import { ROLES, type Role } from '../../../games/diario/src/data/roles.ts';
import type { Book } from '../book.ts';
import { conditionsIn } from '../conditions.ts';
import { effectsIn } from '../within.ts';
import { knownAt } from './ways.ts';

/** Effects and conditions mean only roles that are given out. Without an actor, the Leader names a person. */
export function touchedComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  const known = knownAt(stories, ROLES);
  return stories.flatMap((story) => {
    const asked = conditionsIn(story).flatMap((condition) =>
      condition.kind === 'role' || condition.kind === 'fate' ? [condition.role] : [],
    );
    return [...new Set([...effectsIn(story).flatMap(roleIn), ...asked])]
      .filter((role) => role !== 'actor' && known.get(story.id)?.roles.has(role) !== true)
      .map((role) => `${story.id}: an effect or condition means ${role}, and there may be none`);
  });
}

function roleIn(effect: Effect): Role[] {
  if (effect.kind === 'test') return effect.test.kind === 'd10' ? [] : [effect.test.by ?? 'actor'];
  if (effect.kind !== 'change' && effect.kind !== 'leave') return [];
  return ROLES.filter((role) => role === effect.who);
}
