import { type Ask, everyChoice } from '@vigilia/kernel';
import { LOCATIONS, type LocationId, type Special, UNKNOWN_CARDS } from '../../data/cards/locations.ts';
import { GOODS, type Good } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { amountOf } from '../../rules/table/goods.ts';
import { present } from '../../rules/table/people.ts';
import { among, best } from '../lists.ts';
import { worthOfSpecialFindings } from '../worth/finds.ts';
import { CARD } from '../worth/rates.ts';
import { weigh, worthOfSpecial } from '../worth/weigh.ts';
import { currentWeapon } from './raiding.ts';

/** About this number of searches is made for each card of the Unknown deck. */
const SEARCHES = 0.25;
const CROSSING = -0.5;
const BEHIND_OBSTACLE = 0.6;

/** The Location that promises most. */
export function goTo(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'go'), ({ place }) =>
    worthOfLocation(view, view.locations[place], UNKNOWN_CARDS[place]),
  );
}

function worthOfLocation(view: View, id: LocationId, cards: number): number {
  const { rule, map, specials } = LOCATIONS[id];
  let worth = cards * (CARD + SEARCHES * worthOfSpecialFindings(view, id)) + weigh(view, rule, 'out');
  for (const kind of map) worth += kind === 'open-space' ? CROSSING : BEHIND_OBSTACLE;
  for (const special of Object.keys(specials) as Special[])
    worth += Math.max(0, worthOfSpecial(view, id, special));
  return worth;
}

/** What weighs nothing is safer on us than in an empty house; a weapon each, and the tools the place asks for. */
export function pack(view: View, ask: Ask<Choice>): Choice | undefined {
  const wanted = among(everyChoice(ask), 'pack').filter(
    ({ good, amount }) => amount === amountToPack(view, good) && amount > 0,
  );
  return wanted[0] ?? { verb: 'set-out' };
}

function amountToPack(view: View, good: Good): number {
  const have = amountOf(view.storage, good);
  const taken = amountOf(view.pile, good);
  if (good === 'ammo') return Math.max(0, Math.min(have, Math.ceil((have + taken) / 2) - taken));
  if (GOODS[good].weight === 0) return have;
  if (good === 'shovel') return asksForShovel(view) && taken === 0 ? 1 : 0;
  return good === currentWeapon(view) ? 1 : 0;
}

function asksForShovel(view: View): boolean {
  const location = view.scavenging?.location;
  if (location === undefined || present(view, 'out').length > 1) return false;
  return LOCATIONS[location].map.includes('rubble');
}
