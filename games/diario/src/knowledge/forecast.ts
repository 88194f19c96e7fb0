import type { Text } from '@vigilia/kernel';
import { FOODS } from '../data/goods.ts';
import { UNKNOWN_CARDS } from '../data/locations.ts';
import { amountOf } from '../rules/table/goods.ts';
import type { Person } from '../state.ts';
import { message } from '../texts/message.ts';
import type { View } from '../view.ts';

/** What happens at the end of the phase if nothing is done about it. */
export function forecast(view: View): Text[] {
  switch (view.phase) {
    case 'morning':
    case 'day':
      return [...duskTexts(view), ...coldTexts(view)];
    case 'dusk':
      return duskTexts(view);
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

/** Thirst, hunger, and whom they would cost (DUSK-1, DUSK-2). */
function duskTexts({ people, storage }: View): Text[] {
  const texts: Text[] = [];
  const thirsty = people.length - amountOf(storage, 'water');
  if (thirsty > 0) texts.push(message('forecast.thirst', { count: thirsty }));
  const meals = FOODS.reduce((sum, food) => sum + amountOf(storage, food), 0);
  const hungry = people.length - meals;
  if (hungry > 0) texts.push(message('forecast.hunger', { count: hungry }));
  const starving = inDanger(people, 'hunger');
  if (starving.length > 0) texts.push(message('forecast.starving', { people: starving }));
  const despairing = inDanger(people, 'misery');
  if (despairing.length > 0) texts.push(message('forecast.despairing', { people: despairing }));
  return texts;
}

function inDanger(people: readonly Person[], state: 'hunger' | 'misery' | 'illness' | 'wounds') {
  return people.filter(({ levels }) => levels[state] >= 3).map(({ id }) => id);
}

/** Without a guard the game is lost; whoever has no duty cannot help that (EVE-2). */
function nightTexts({ people }: View): Text[] {
  const isGuarded = people.some(({ duty }) => duty === 'guard');
  return isGuarded ? [] : [message('forecast.no-guard')];
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

/** Fate makes untreated Illness and Wounds worse on some of its cards (DAWN-3). */
function fateTexts({ people }: View): Text[] {
  const texts: Text[] = [];
  const untreated = people.filter(
    ({ levels, remedies }) =>
      (levels.wounds > 0 && !remedies.includes('bandage')) ||
      (levels.illness > 0 && !remedies.includes('meds') && !remedies.includes('herbal-meds')),
  );
  if (untreated.length > 0)
    texts.push(message('forecast.untreated', { people: untreated.map(({ id }) => id) }));
  const dying = people.filter(({ levels }) => levels.illness >= 3 || levels.wounds >= 3).map(({ id }) => id);
  if (dying.length > 0) texts.push(message('forecast.dying', { people: dying }));
  return texts;
}

function coldTexts({ cold }: View): Text[] {
  return cold >= 3 ? [message('forecast.cold', { cold })] : [];
}
