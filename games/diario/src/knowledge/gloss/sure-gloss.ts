import type { Text } from '@vigilia/kernel';
import { SPECIALS } from '../../data/cards/locations.ts';
import { OBJECTIVES } from '../../data/cards/objectives.ts';
import { GOODS } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { StateName } from '../../data/states.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { ChoiceOf } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import { DRINKS } from '../../rules/dawn/toast.ts';
import { MEALS, NO_MEAL } from '../../rules/evening/dusk.ts';
import { FATIGUE_BY } from '../../rules/evening/duties.ts';
import { narrativeTexts } from '../../texts/card.ts';
import { costText } from '../../texts/fitting.ts';
import { locationTexts, specialTexts } from '../../texts/location.ts';
import { message } from '../../texts/message.ts';
import { signed } from '../../texts/signed.ts';
import { conscienceTexts } from '../combat/conscience.ts';
import { fleeTexts } from '../combat/fleeing.ts';
import { loneGuardTexts } from '../combat/lone-guard.ts';
import { unreadTexts } from '../readable.ts';
import { optionTexts } from '../stakes.ts';
import { taskGlossOf } from './task-gloss.ts';

type Gloss<V extends Choice['verb']> = (view: View, choice: ChoiceOf<V>) => readonly Text[];

/** What is known of a choice without a roll. */
const GLOSSES: { readonly [V in Choice['verb']]?: Gloss<V> } = {
  decide: (view, { option }) => optionTexts(view, option),
  narrate: (view, { narrative }) => [...narrativeTexts(narrative), ...unreadTexts(view, narrative)],
  go: ({ locations }, { place }) => locationTexts(locations[place]),
  deliver: ({ objective }) => (objective === null ? [] : [costText(OBJECTIVES[objective.id].cost)]),
  give: (_view, { good }) => [message('gloss.worth', { value: GOODS[good].value })],
  take: (_view, { good }) => [message('gloss.worth', { value: GOODS[good].value })],
  look: (view) => offerTexts(view, 'look'),
  socialise: (view) => offerTexts(view, 'socialise'),
  heal: (view) => offerTexts(view, 'heal'),
  barter: (view) => offerTexts(view, 'trade'),
  flee: fleeTexts,
  eat: (_view, { food }) => [changeText('hunger', MEALS[food])],
  // The die of the thirsty is the same for all.
  thirst: () => [message('odds.thirst')],
  fast: () => [changeText('hunger', NO_MEAL)],
  toast: (_view, { alcohol }) => [
    changeText('fatigue', DRINKS[alcohol].fatigue),
    changeText('misery', DRINKS[alcohol].misery),
  ],
  bed: () => [message('gloss.bed-rest')],
  floor: () => [changeText('fatigue', FATIGUE_BY.floor)],
  scavenge: () => [changeText('fatigue', FATIGUE_BY.scavenge)],
  fight: killingTexts,
  backstab: killingTexts,
  guard: (view, { person }) => [changeText('fatigue', FATIGUE_BY.guard), ...guardTexts(view, person)],
};

/** What a choice costs and brings, if no roll decides; null if one does, or if its own words say it all. */
export function sureGlossOf(view: View, choice: Choice): readonly Text[] | null {
  const gloss = GLOSSES[choice.verb] as Gloss<Choice['verb']> | undefined;
  return taskGlossOf(choice, view) ?? gloss?.(view, choice) ?? null;
}

/** What a special of this Location takes and gives (SCAV-6). */
function offerTexts({ scavenging }: View, special: keyof typeof SPECIALS): Text[] {
  if (scavenging === null) return [];
  const cards = SPECIALS[special];
  return [message('gloss.returns', { cards }), ...specialTexts(scavenging.location, special)];
}

/** What awaits the first to keep guard, who is alone unless others follow. */
function guardTexts(view: View, id: PersonId): Text[] {
  const guard = view.people.find((person) => person.id === id);
  const isFirst = view.people.every(({ duty }) => duty !== 'guard');
  return guard === undefined || !isFirst ? [] : loneGuardTexts(view, guard);
}

/** On whom a killing in the fight that is about to be fought would weigh (FIGHT-10). */
function killingTexts(view: View): Text[] {
  return view.fight === null ? [] : conscienceTexts(view, view.fight);
}

function changeText(state: StateName, by: number): Text {
  return message('gloss.change', { state, by: signed(by) });
}
