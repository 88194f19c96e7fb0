import type { Refusal, Seat } from '@vigilia/kernel';
import { refuse } from './rules/table/ask.ts';
import { idsOf } from './rules/table/people.ts';
import type { Table } from './state.ts';

/** Version 1 asked of each person whether to drink, even where the Water is enough for all (DUSK-1). */
export function ofEarlierRules({ people }: Table, _seat: Seat, line: string): 'implied' | Refusal | null {
  const [verb, person] = line.split(' ');
  const drinker = idsOf(people).find((id) => id === person);
  if (drinker === undefined) return null;
  if (verb === 'drink') return 'implied';
  return verb === 'thirst' ? refuse('DUSK-1', 'refusal.enough-water', { person: drinker }) : null;
}
