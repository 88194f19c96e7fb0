import { SECOND_VISITS, type VisitOption, visitTo } from '../../data/cards/second-visits.ts';
import { isResident, type Spot } from '../../data/cards/spots.ts';
import { isTradeable } from '../../data/goods.ts';
import type { Effect } from '../../data/language/effect.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Frame } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { obstacleOn, useUp } from '../table/area.ts';
import { contains, kindsIn, NOTHING } from '../table/goods.ts';
import { QUIET } from '../table/noise.ts';
import { explorers } from '../table/people.ts';
import { OUT } from '../table/scenes.ts';
import { BEHIND, lackingAt, type Means, tryObstacle } from './map-card.ts';
import { returnCards } from './unknown.ts';

/** The cards it takes to go back: to a Map card besides what it takes itself, and to a Resident (SCAV-7 [G]). */
const BACK_TO_CARD = 1;
const BACK_TO_RESIDENT = 2;

/** How many cards going back to it returns in all. */
export function priceOf(spot: Spot): number {
  if (isResident(spot)) return BACK_TO_RESIDENT;
  const map = obstacleOn(spot);
  return BACK_TO_CARD + (map === null ? 0 : BEHIND[map].returns);
}

/** Where going back is judged: a table, or a view of one. */
type Situation = Pick<Table, 'pile' | 'people' | 'scavenging'>;

/** What keeps the group from going back: a tool, hands or time is missing, or nothing would come of it. */
export type Hindrance = Means | 'time' | 'gain';

/** Null if they can go back. `unseen` is how many cards of the Unknown deck are left. */
export function hindranceAt(situation: Situation, unseen: number, spot: Spot): Hindrance | null {
  const map = isResident(spot) ? null : obstacleOn(spot);
  const lacking = map === null ? null : lackingAt(situation, map);
  if (lacking !== null) return lacking;
  if (isResident(spot) && !hasGain(situation, SECOND_VISITS[spot])) return 'gain';
  return unseen < priceOf(spot) ? 'time' : null;
}

/** Whether one of these can be paid for, and can bring the group anything as it stands. */
function hasGain(situation: Situation, options: readonly VisitOption[]): boolean {
  return options.some(
    ({ cost = NOTHING, effects }) =>
      contains(situation.pile, cost) && effects.some((effect) => mayHelp(situation, effect)),
  );
}

function mayHelp(situation: Situation, effect: Effect): boolean {
  if (effect.kind === 'change')
    return effect.by < 0 && explorers(situation).some(({ levels }) => levels[effect.state] > 0);
  if (effect.kind === 'noise') return effect.by < 0 && (situation.scavenging?.noise ?? QUIET) > QUIET;
  if (effect.kind === 'trade') return kindsIn(situation.pile).some(isTradeable);
  return effect.kind === 'gain' || effect.kind === 'search';
}

/** Time is spent, then the obstacle is worked on or the Resident met for the second time (SCAV-7). */
export function goBack(run: Run, spot: Spot, then: Frame): void {
  run.announce({ type: 'went-back', spot });
  returnCards(run, priceOf(spot));
  run.next(then);
  if (!isResident(spot)) return tryObstacle(run, spot);
  useUp(run, spot);
  run.next({ step: 'effects', effects: visitTo(spot), scene: OUT });
}
