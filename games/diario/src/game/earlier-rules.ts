import type { Refusal, Seat } from '@vigilia/kernel';
import { RESOURCES } from '../data/goods.ts';
import { refuse } from '../rules/table/ask.ts';
import { idsOf } from '../rules/table/people.ts';
import { isUnheard } from '../rules/table/voices.ts';
import type { Table } from '../state/state.ts';

/** From this version on the present story book is read. */
const PRESENT_BOOK = 3;

/**
 * Version 1 asked of each person whether to drink, even if the Water is enough for all (DUSK-1). Versions 1 and 2 read
 * another story book, so their games come to questions that these rules do not ask. Version 3 let the Leader decide
 * over a voice that lay unheard (LEAD-1) and resources be packed (SCAV-2): there the rules give their own reason, and
 * elsewhere its games stop because something before the choice went otherwise.
 */
export function ofEarlierRules(
  table: Table,
  seat: Seat,
  line: string,
  began: number,
): 'implied' | Refusal | null {
  if (began < PRESENT_BOOK) return ofEarlierBook(table, line);
  const isOverUnheard = seat === table.leader && isUnheard(table);
  if (isOverUnheard || packsResource(line)) return null;
  return refuse(null, 'refusal.earlier-course');
}

function packsResource(line: string): boolean {
  const [verb, good] = line.split(' ');
  return verb === 'pack' && RESOURCES.some((resource) => resource === good);
}

function ofEarlierBook({ people }: Table, line: string): 'implied' | Refusal {
  const [verb, person] = line.split(' ');
  const drinker = idsOf(people).find((id) => id === person);
  if (drinker !== undefined && verb === 'drink') return 'implied';
  if (drinker !== undefined && verb === 'thirst')
    return refuse('DUSK-1', 'refusal.enough-water', { person: drinker });
  return refuse(null, 'refusal.earlier-book');
}
