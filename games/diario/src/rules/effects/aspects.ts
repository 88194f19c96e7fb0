import type { Condition, Effect } from '../../data/language/effect.ts';
import { WORST } from '../../data/states.ts';
import { type Facts, playerOf } from './condition.ts';

/** What a condition looks at, and an effect may change. */
export type Aspect = 'goods' | 'cold' | 'noise' | 'group' | 'levels' | 'actor' | `mark ${string}`;

export function aspectsOf(condition: Condition): readonly Aspect[] {
  switch (condition.kind) {
    case 'has':
    case 'food':
      return ['goods'];
    case 'cold':
      return ['cold'];
    case 'noise':
      return ['noise'];
    case 'anyone':
      return ['levels', 'group'];
    case 'self':
      return ['levels', 'group', 'actor'];
    case 'role':
      return condition.role === 'actor' ? ['levels', 'group', 'actor'] : ['levels', 'group'];
    case 'fate':
      return condition.role === 'actor' ? ['group', 'actor'] : ['group'];
    case 'group':
    case 'skill':
    case 'member':
    case 'lost':
      return ['group'];
    case 'marked':
      return [`mark ${condition.mark}`];
    case 'built':
    case 'day':
      return [];
    case 'not':
      return aspectsOf(condition.condition);
    case 'all':
      return condition.conditions.flatMap(aspectsOf);
  }
}

/** Any of these may bring a fight, a story or a person who was not there. */
const ANYTHING: readonly Aspect[] = ['goods', 'cold', 'noise', 'group', 'levels', 'actor'];

/** What an effect may change by itself; what its branches change, they say themselves. */
export function changedBy(
  effect: Effect,
  facts: Facts | null,
  changed: ReadonlySet<Aspect>,
): readonly Aspect[] {
  switch (effect.kind) {
    case 'gain':
    case 'lose':
    case 'eliminate':
    case 'lose-any':
    case 'trade':
    case 'search':
      return ['goods'];
    case 'change': {
      const names = effect.who === 'actor' && facts !== null && playerOf('actor', facts) === null;
      return [
        'levels',
        ...(mayEndLives(effect, facts, changed) ? (['group'] as const) : []),
        ...(names ? (['actor'] as const) : []),
      ];
    }
    case 'cold':
      return ['cold'];
    case 'noise':
      return ['noise'];
    case 'arrival':
    case 'leave':
      return ['group', 'levels'];
    case 'mark':
    case 'unmark':
      return [`mark ${effect.mark}`];
    case 'noise-roll':
    case 'encounter':
    case 'fight':
    case 'read':
    case 'story':
      return ANYTHING;
    case 'tonight':
    case 'return':
    case 'stays':
    case 'ideas':
    case 'exchange':
    case 'later':
    case 'tell':
    case 'test':
    case 'if':
    case 'choose':
      return [];
  }
}

/** The fourth level of anything but Fatigue takes a person out of the group (STAT-4). */
function mayEndLives(
  { state, by }: Extract<Effect, { kind: 'change' }>,
  facts: Facts | null,
  changed: ReadonlySet<Aspect>,
): boolean {
  if (state === 'fatigue' || by <= 0) return false;
  return (
    changed.has('levels') || facts === null || facts.people.some(({ levels }) => levels[state] + by >= WORST)
  );
}
