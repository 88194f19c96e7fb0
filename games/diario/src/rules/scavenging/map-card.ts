import type { ExplorationId } from '../../data/cards/exploration.ts';
import type { Obstacle } from '../../data/cards/locations.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { obstacleOn, useUp } from '../table/area.ts';
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
    if (verb === 'pass-by') return run.announce({ type: 'left-open', exploration: card });
    returnCards(run, BEHIND[map].returns);
    tryObstacle(run, card);
  },
};

/** A lock may hold, and then the door stays in the area; whatever else is worked on is used up. */
export function tryObstacle(run: Run, card: ExplorationId): void {
  const map = obstacleOn(card);
  if (map === null) return;
  const { chart } = BEHIND[map];
  if (map === 'closed-door') return tryLock(run, card, chart);
  useUp(run, card);
  run.next({ step: 'search', chart });
}

/** Whether there is time, and the tool or the hands for it. */
export function canWork(table: Table, map: Obstacle): boolean {
  return unseen(table) >= BEHIND[map].returns && lackingAt(table, map) === null;
}

/** What an obstacle asks for: a tool that is in the pile, or a Shovel or hands enough to do without. */
export type Means = 'lockpick' | 'sawblade' | 'hands';

/** What is missing to work on an obstacle, time apart; null if nothing is. */
export function lackingAt(
  situation: Pick<Table, 'pile' | 'people' | 'scavenging'>,
  map: Obstacle,
): Means | null {
  const { pile } = situation;
  switch (map) {
    case 'basement-entrance':
      return null;
    case 'closed-door':
      return amountOf(pile, 'lockpick') > 0 ? null : 'lockpick';
    case 'bars':
      return amountOf(pile, 'sawblade') > 0 ? null : 'sawblade';
    case 'rubble': {
      const people = explorers(situation);
      const isDugByHand = people.length > 1 || people.some(({ id }) => canDigByHand(id));
      return isDugByHand || amountOf(pile, 'shovel') > 0 ? null : 'hands';
    }
  }
}
