import type { Text } from '@vigilia/kernel';
import { COLD_THRESHOLDS } from '../../data/cards/fate.ts';
import { UNKNOWN_CARDS } from '../../data/cards/locations.ts';
import { FOODS } from '../../data/goods.ts';
import type { FrameOf } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import { doesColdBite } from '../../rules/dawn/fate.ts';
import { goingWithout } from '../../rules/evening/dusk.ts';
import { isOnBrink } from '../../rules/table/levels.ts';
import { guards } from '../../rules/table/people.ts';
import type { Person } from '../../state/state.ts';
import { message } from '../../texts/message.ts';
import { atDusk } from '../arriving.ts';
import { chillAheadTexts } from '../chill.ts';
import { loneGuardTexts } from '../combat/lone-guard.ts';
import { careFor } from '../remedies.ts';

/** What happens at the end of the phase if nothing is done about it. */
export function forecast(view: View): Text[] {
  switch (view.phase) {
    case 'morning':
    case 'day':
      return [
        ...thirstTexts(view, view.people.length),
        ...mealTexts(view, view.people.length),
        ...coldTexts(view),
      ];
    case 'dusk':
      return [
        ...(view.frame?.step === 'drink' ? thirstTexts(view, toDrink(view.frame)) : []),
        ...mealTexts(view, mealsDue(view)),
      ];
    case 'evening':
      return nightTexts(view);
    case 'scavenging':
      return scavengingTexts(view);
    case 'raid':
      return raidTexts(view);
    case 'dawn':
      return [...fateTexts(view), ...coldTexts(view)];
    case 'over':
      return [];
  }
}

/** Those who have not drunk, whether it is settled that they go without or not. */
function toDrink({ left, thirsty = [] }: FrameOf<'drink'>): number {
  return left.length + thirsty.length;
}

/** Those who have not eaten yet: all of them while it is still about Water. */
function mealsDue({ step, left, people }: View): number {
  return step === 'eat' ? left.length : people.length;
}

/** Who will go thirsty, and whom that may cost (DUSK-1). */
function thirstTexts(view: View, drinkers: number): Text[] {
  const { people } = view;
  const thirsty = goingWithout(atDusk(view, 'water'), drinkers);
  if (thirsty === 0) return [];
  const despairing = inDanger(people, 'misery');
  return [
    message('forecast.thirst', { count: thirsty }),
    ...(despairing.length > 0 ? [message('forecast.despairing', { people: despairing })] : []),
  ];
}

/** Who will go hungry, and whom that would cost (DUSK-2). */
function mealTexts(view: View, eaters: number): Text[] {
  const { people } = view;
  const meals = FOODS.reduce((sum, food) => sum + atDusk(view, food), 0);
  const texts: Text[] = [];
  if (eaters > meals) texts.push(message('forecast.hunger', { count: eaters - meals }));
  const starving = inDanger(people, 'hunger');
  if (starving.length > 0) texts.push(message('forecast.starving', { people: starving }));
  return texts;
}

function inDanger(people: readonly Person[], state: 'hunger' | 'misery' | 'illness' | 'wounds') {
  return people.filter(({ levels }) => isOnBrink(state, levels[state])).map(({ id }) => id);
}

/** Without a guard the game is lost; those without a duty cannot help that (EVE-2). */
function nightTexts(view: View): Text[] {
  const [guard, ...others] = guards(view);
  if (guard === undefined) return [message('forecast.no-guard')];
  return others.length > 0 ? [] : loneGuardTexts(view, guard);
}

function scavengingTexts({ scavenging, locations, decks }: View): Text[] {
  if (scavenging === null) {
    const { far, middle, near } = UNKNOWN_CARDS;
    return [message('forecast.unknown-cards', { far, middle, near })];
  }
  return [
    message('forecast.exploring', {
      location: locations[scavenging.place],
      cards: decks.unknown,
      noise: scavenging.noise,
    }),
  ];
}

function raidTexts({ raid }: View): Text[] {
  return raid === null
    ? []
    : [message('forecast.raid', { damage: raid.damage, wounds: raid.wounds, hits: raid.hits })];
}

/** Fate makes untreated Illness and Wounds worse on some of its cards; the only patient of a nurse is treated (DAWN-3). */
function fateTexts({ people }: View): Text[] {
  const texts: Text[] = [];
  const uncared = people.filter(({ id }) => careFor(id, people) !== 'certain');
  const untreated = uncared.filter(
    ({ levels, remedies }) =>
      (levels.wounds > 0 && !remedies.includes('bandage')) ||
      (levels.illness > 0 && !remedies.includes('meds') && !remedies.includes('herbal-meds')),
  );
  if (untreated.length > 0)
    texts.push(message('forecast.untreated', { people: untreated.map(({ id }) => id) }));
  const dying = uncared
    .filter(({ levels }) => isOnBrink('illness', levels.illness) || isOnBrink('wounds', levels.wounds))
    .map(({ id }) => id);
  if (dying.length > 0) texts.push(message('forecast.dying', { people: dying }));
  return texts;
}

/** What Cold does to us at Dawn, and what the next Event may make of it. */
function coldTexts(view: View): Text[] {
  const { cold } = view;
  const bites = doesColdBite(cold, Math.min(...COLD_THRESHOLDS));
  return [...(bites ? [message('forecast.cold', { cold })] : []), ...chillAheadTexts(view)];
}
