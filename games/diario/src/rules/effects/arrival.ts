import type { Run } from '../../kinds/kinds.ts';
import { variantOf } from '../../state/variants.ts';
import { newPerson } from '../set-up/deal.ts';
import { drawCard } from '../table/decks.ts';
import { hasRoom } from '../table/people.ts';

const HUNGER_OF_A_NEWCOMER = 2;

/** The next person not in play joins, if the group has fewer than four and a person is left (SET-3). */
export function joinGroup(run: Run): void {
  const table = run.state;
  if (!hasRoom(table)) return run.announce({ type: 'group-full' });
  const person = table.decks.people.length === 0 ? null : drawCard(run, 'people');
  if (person === null) return run.announce({ type: 'nobody-left-to-join' });
  table.people = [...table.people, newPerson(person, HUNGER_OF_A_NEWCOMER)];
  run.revealToAll({ type: 'joined', person, variant: variantOf(table, person) });
}
