import type { Bot } from '@vigilia/kernel';
import type { Collection } from '@vigilia/kernel/golden';
import { planner } from '../../src/bots/planner.ts';
import { STATES } from '../../src/data/states.ts';
import { type Diario, game } from '../../src/index.ts';
import { listOf } from '../../src/rules/table/goods.ts';
import type { Table } from '../../src/state/state.ts';
import { WANTED } from './wanted.ts';

/** Plays on by its plan when nothing can be won any more. */
const dogged: Bot<Diario> = {
  choose: (view, ask, draw, imagine) =>
    ask.choices.find(({ verb }) => verb === 'go-on') ?? planner.choose(view, ask, draw, imagine),
};

/** The golden games, except for the random bots that play some of them. */
export const COLLECTION: Collection<Diario> = {
  game,
  wanted: WANTED,
  variants: { hard: { difficulty: 'hard' }, hardcore: { difficulty: 'hardcore' } },
  bots: { planner, dogged },
  endingOf,
};

/** How a game ended, with who and what was left by then: a rule that changes anything changes this line. */
function endingOf({ over, day, people, gone, storage, cold, tokens }: Table): string {
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
