import { STATES } from '../../src/data/states.ts';
import { listOf } from '../../src/rules/table/goods.ts';
import type { Table } from '../../src/state.ts';

/** How a game ended, with who and what was left by then: a rule that changes anything changes this line. */
export function endingOf({ over, day, people, gone, storage, cold, tokens }: Table): string {
  const score = over?.score === null || over === null ? '' : ` ${over.score}`;
  const alive = people.map(({ id, levels }) => `${id} ${STATES.map((state) => levels[state]).join('/')}`);
  const lost = gone.map(({ id, cause, day: last }) => `${id} ${cause} ${last}`);
  return [
    `${over?.how}${score}`,
    `day ${day}`,
    `alive ${alive.join(' ') || 'nobody'}`,
    `gone ${lost.join(' ') || 'nobody'}`,
    `storage ${listOf(storage).join(' ') || 'nothing'}`,
    `cold ${cold}`,
    `tokens ${tokens.length}`,
  ].join(', ');
}
