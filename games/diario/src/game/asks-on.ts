import { specialsNow } from '../rules/scavenging/explore.ts';
import { delivery } from '../rules/table/objective.ts';
import { actionsOf } from '../rules/table/people.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';

/**
 * Whether the Leader is asked again once the open question is answered and what it brings by itself is over, with nothing
 * drawn or shown in between. False if that is not certain.
 */
export function asksOn(table: Table): boolean {
  for (const frame of table.agenda.toReversed().slice(1)) {
    const next = NEXT[frame.step]?.(table);
    if (next !== 'passes') return next === 'asks';
  }
  return false;
}

/** What becomes of a step that may follow a decision; any other may draw, show or end something. */
const NEXT: { readonly [S in Frame['step']]?: (table: Table) => 'asks' | 'passes' | 'draws' } = {
  tokens: ({ tokens, day }) => (tokens.some((token) => token.day <= day) ? 'draws' : 'passes'),
  'no-starter': () => 'passes',
  'end-morning': () => 'passes',
  day: ({ people }) => (people.some((person) => actionsOf(person) > 0) ? 'asks' : 'draws'),
  'end-card': (table) => (specialsNow(table).length > 0 ? 'asks' : 'draws'),
  'end-narrative': () => 'passes',
  mourning: ({ gone, day }) => (gone.some((each) => each.day === day) ? 'draws' : 'passes'),
  'before-morning': (table) => (delivery(table).length > 0 ? 'asks' : 'passes'),
};
