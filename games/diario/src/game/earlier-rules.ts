import type { Refusal, Seat } from '@vigilia/kernel';
import { refuse } from '../rules/table/ask.ts';
import { idsOf } from '../rules/table/people.ts';
import type { Table } from '../state/state.ts';

/**
 * Version 1 asked of each person whether to drink, even if the Water is enough for all (DUSK-1). Versions 1 and 2 read
 * another story book, so their games come to questions that these rules do not ask.
 */
export function ofEarlierRules({ people }: Table, _seat: Seat, line: string): 'implied' | Refusal {
  const [verb, person] = line.split(' ');
  const drinker = idsOf(people).find((id) => id === person);
  if (drinker !== undefined && verb === 'drink') return 'implied';
  if (drinker !== undefined && verb === 'thirst')
    return refuse('DUSK-1', 'refusal.enough-water', { person: drinker });
  return refuse(null, 'refusal.earlier-book');
}
