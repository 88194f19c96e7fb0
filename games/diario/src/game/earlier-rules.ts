import type { Refusal, Seat } from '@vigilia/kernel';
import { isPackable, RESOURCES } from '../data/goods.ts';
import { refuse } from '../rules/table/ask.ts';
import { kindsIn } from '../rules/table/goods.ts';
import { idsOf } from '../rules/table/people.ts';
import { isUnheard } from '../rules/table/voices.ts';
import type { Table } from '../state/state.ts';

/** Versions 1 and 2 read another story book, so their games come to questions that these rules do not ask. */
const PRESENT_BOOK = 3;

/**
 * Until version 3 the Leader could decide over a voice that lay unheard (LEAD-1) and resources could be packed (SCAV-2):
 * there the rules give their own reason. They asked to set out even if nothing but resources was left to pack, and did
 * not ask before a round at home whether to flee (FIGHT-3).
 */
export function ofEarlierRules(
  table: Table,
  seat: Seat,
  line: string,
  began: number,
): 'implied' | Refusal | null {
  if (seat === table.leader && isUnheard(table)) return null;
  if (packsResource(line)) return null;
  if (line === 'set-out' && isAllPacked(table)) return 'implied';
  if (mayFleeAtHome(table)) return refuse('FIGHT-3', 'refusal.earlier-flight');
  if (began === 1) {
    const judged = ofVersionOne(table, line);
    if (judged !== null) return judged;
  }
  return refuse(null, began < PRESENT_BOOK ? 'refusal.earlier-book' : 'refusal.earlier-course');
}

/** Version 1 asked of each person whether to drink, even if the Water is enough for all (DUSK-1). */
function ofVersionOne({ people }: Table, line: string): 'implied' | Refusal | null {
  const [verb, person] = line.split(' ');
  const drinker = idsOf(people).find((id) => id === person);
  if (drinker === undefined) return null;
  if (verb === 'drink') return 'implied';
  return verb === 'thirst' ? refuse('DUSK-1', 'refusal.enough-water', { person: drinker }) : null;
}

function packsResource(line: string): boolean {
  const [verb, good] = line.split(' ');
  return verb === 'pack' && RESOURCES.some((resource) => resource === good);
}

function isAllPacked({ scavenging, storage }: Table): boolean {
  return scavenging !== null && !kindsIn(storage).some(isPackable);
}

function mayFleeAtHome({ agenda, fight }: Table): boolean {
  return agenda.at(-1)?.step === 'stance' && fight?.where === 'home';
}
