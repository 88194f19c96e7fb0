import { isRefusal, parse, type Refusal, type Seat } from '@vigilia/kernel';
import { isPackable, isResource } from '../data/goods.ts';
import { type Choice, grammar, isVoice } from '../kinds/choices.ts';
import { refuse } from '../rules/table/ask.ts';
import { kindsIn } from '../rules/table/goods.ts';
import { isInGroup } from '../rules/table/people.ts';
import { isUnheard } from '../rules/table/voices.ts';
import type { Table } from '../state/state.ts';

/** Versions 1 and 2 read another story book, so their games come to questions that these rules do not ask. */
const PRESENT_BOOK = 3;

/**
 * Until version 3 the Leader could decide over a voice that lay unheard (LEAD-1) and resources could be packed (SCAV-2):
 * there the rules give their own reason. It was asked to set out even if nothing but resources was left to pack, and not
 * asked before a round at home whether to flee (FIGHT-3). A voice binds nobody, so one on a question that is no longer
 * asked, or that names an option by another number, is passed over.
 */
export function ofEarlierRules(
  table: Table,
  seat: Seat,
  line: string,
  began: number,
): 'implied' | Refusal | null {
  const other = refuse(null, began < PRESENT_BOOK ? 'refusal.earlier-book' : 'refusal.earlier-course');
  const choice = parse(grammar, line, null) as Choice | Refusal;
  if (isRefusal(choice)) return other;
  if (isVoice(choice) || choice.verb === 'hear') return 'implied';
  if (seat === table.leader && isUnheard(table)) return null;
  if (choice.verb === 'pack' && isResource(choice.good)) return null;
  if (choice.verb === 'set-out' && isAllPacked(table)) return 'implied';
  if (mayFleeAtHome(table)) return refuse('FIGHT-3', 'refusal.earlier-flight');
  return (began === 1 ? ofVersionOne(table, choice) : null) ?? other;
}

/** Version 1 asked of each person whether to drink, even if the Water is enough for all (DUSK-1). */
function ofVersionOne(table: Table, choice: Choice): 'implied' | Refusal | null {
  if (choice.verb !== 'drink' && choice.verb !== 'thirst') return null;
  const { verb, person } = choice;
  if (!isInGroup(table, person)) return null;
  return verb === 'drink' ? 'implied' : refuse('DUSK-1', 'refusal.enough-water', { person });
}

function isAllPacked({ scavenging, storage }: Table): boolean {
  return scavenging !== null && !kindsIn(storage).some(isPackable);
}

function mayFleeAtHome({ agenda, fight }: Table): boolean {
  return agenda.at(-1)?.step === 'stance' && fight?.where === 'home';
}
