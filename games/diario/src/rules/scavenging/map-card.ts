import type { Obstacle } from '../../data/cards/locations.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { canDigByHand, explorers } from '../table/people.ts';
import { tryLock } from './outdoor-lock.ts';
import { returnCards, unseen } from './unknown.ts';

/** What lies behind each obstacle and how much time it takes (SCAV-7). */
export const BEHIND: Readonly<Record<Obstacle, { readonly chart: Chart; readonly returns: number }>> = {
  'basement-entrance': { chart: 'heap', returns: 1 },
  'closed-door': { chart: 'furniture', returns: 0 },
  bars: { chart: 'pantry', returns: 0 },
  rubble: { chart: 'heap', returns: 2 },
};

const CHOICES: readonly Choice[] = [{ verb: 'work' }, { verb: 'pass-by' }];

/** An obstacle the Location lists: worked on, or passed by. */
export const mapCard: Asking<'map-card', 'work' | 'pass-by'> = {
  asks: (table, { card, map }) =>
    ask(table, 'SCAV-7', 'prompt.obstacle', CHOICES, {
      vars: { exploration: card, returns: BEHIND[map].returns },
    }),
  answer(run, { card, map }, { verb }) {
    if (verb === 'pass-by') return run.announce({ type: 'passed-by', exploration: card });
    const { chart, returns } = BEHIND[map];
    returnCards(run, returns);
    if (map === 'closed-door') tryLock(run, chart);
    else run.next({ step: 'search', chart });
  },
};

/** Whether there is time, and the tool or the hands for it. */
export function canWork(table: Table, map: Obstacle): boolean {
  return unseen(table) >= BEHIND[map].returns && hasMeans(table, map);
}

function hasMeans(table: Table, map: Obstacle): boolean {
  const { pile } = table;
  switch (map) {
    case 'basement-entrance':
      return true;
    case 'closed-door':
      return amountOf(pile, 'lockpick') > 0;
    case 'bars':
      return amountOf(pile, 'sawblade') > 0;
    case 'rubble': {
      const people = explorers(table);
      const isDugByHand = people.length > 1 || people.some(({ id }) => canDigByHand(id));
      return isDugByHand || amountOf(pile, 'shovel') > 0;
    }
  }
}
