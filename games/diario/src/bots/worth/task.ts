import { SHELTER } from '../../data/cards/shelter.ts';
import { FITTINGS } from '../../data/fittings.ts';
import type { ShelterKind } from '../../data/house.ts';
import type { Effect } from '../../data/language/effect.ts';
import { effectsWithin } from '../../data/language/within.ts';
import type { PersonId } from '../../data/people.ts';
import { recipeBy } from '../../data/recipes.ts';
import type { TaskVerb } from '../../kinds/choices.ts';
import type { ChoiceOf } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import type { TaskChoice } from '../../knowledge/tasks.ts';
import { buildingCost, madeBy } from '../../rules/day/costs.ts';
import { piecesOnAverage } from '../../rules/day/rummage.ts';
import { actionOf } from '../../rules/day/tasks.ts';
import { amountOf, timesOf } from '../../rules/table/goods.ts';
import { chanceToOpen } from '../../rules/table/locks.ts';
import { isSmall, personOf, skillOf } from '../../rules/table/people.ts';
import { mean } from '../lists.ts';
import { harmOfWounds } from './harm.ts';
import { leavesEnough, nextFitting, wantedIdeas } from './house-plan.ts';
import { inStock, PLENTY, wanted } from './needs.ts';
import { weigh } from './weigh.ts';
import { lossOfAll, worthOfAll } from './worth.ts';

/** What the next Fitting of the plan is worth, and any other that can be spared for. */
const PLANNED = 9;
const SPARED = 3;
/** What a Visitor brings on average, and how much more one brings who is paid no commission (DAY-5). */
const VISITOR = 2.1;
const NO_COMMISSION = 0.6;
const NEW_ARRIVAL = 5.7;
/** How often a sniper hits, and how hard. */
const SNIPER = { chance: 0.1, wounds: 2 } as const;
/** Behind Rubble lies more house: half the way is half of that. */
const BEHIND_RUBBLE = 2;

type Worth<V extends TaskVerb> = (view: View, choice: ChoiceOf<V>) => number;

const WORTHS: { readonly [V in TaskVerb]: Worth<V> } = {
  rummage: (view, { person }) => worthOfRummaging(view, person),
  think: (view) => (wantedIdeas(view).length > 0 && nextFitting(view) === undefined ? 4 : 0),
  outside: (view, { person }) => worthOutside(view, person),
  search: (view, { space }) => worthOfShelter(view, view.house[space]?.kind),
  dig: worthOfDigging,
  'dig-with': worthOfDigging,
  saw: (view) => worthOfShelter(view, 'bars'),
  pick: (view, { person }) => chanceToOpen(triesOf(person)) * worthOfShelter(view, 'closed-door'),
  build: worthOfBuilding,
  use: worthOfUse,
  rest: () => 0,
};

/** What it is worth that this person does this now, beside the tasks that are given already. */
export function worthOfTask(view: View, choice: TaskChoice): number {
  return (WORTHS[choice.verb] as Worth<TaskVerb>)(view, choice);
}

function worthOfDigging(view: View): number {
  return (worthOfShelter(view, 'rubble') + BEHIND_RUBBLE) / 2;
}

function triesOf(person: PersonId): number {
  return skillOf(person, 'locks') === undefined ? 1 : 2;
}

/** What one more piece of Wood or Components is worth while it is needed. */
const RESOURCE = 0.9;

/** What a person adds to what others find this round. */
function worthOfRummaging(view: View, person: PersonId): number {
  const found = piecesFound(view);
  return worthOfPieces(view, found + piecesOnAverage(person)) - worthOfPieces(view, found);
}

/** What all who rummage this round find on average, once the other tasks are paid for. */
export function worthOfFinds(view: View): number {
  return worthOfPieces(view, piecesFound(view));
}

function piecesFound({ tasks }: View): number {
  let found = 0;
  for (const { person, action } of tasks) if (action.kind === 'rummage') found += piecesOnAverage(person);
  return found;
}

function worthOfPieces(view: View, count: number): number {
  const pieces = Math.min(count, amountOf(view.box, 'wood') + amountOf(view.box, 'components'));
  const needed = Math.min(pieces, lackOf(view, 'wood') + lackOf(view, 'components'));
  return RESOURCE * (needed + PLENTY * (pieces - needed));
}

function lackOf(view: View, good: 'wood' | 'components'): number {
  return Math.max(0, wanted(view, good) - inStock(view, good));
}

function worthOutside(view: View, person: PersonId): number {
  const shot = SNIPER.chance * harmOfWounds(view, [personOf(view, person)], SNIPER.wounds);
  if (isSmall(view)) return NEW_ARRIVAL - shot;
  return VISITOR + (skillOf(person, 'trader') === undefined ? 0 : NO_COMMISSION) - shot;
}

/** What lies behind a Shelter card of this kind, on average. */
function worthOfShelter(view: View, kind: ShelterKind | 'fitting' | undefined): number {
  const cards = Object.values(SHELTER).filter((card) => card.kind === kind);
  return mean(cards.map(({ gives }) => worthOfAll(view, gives)));
}

/** A builder saves a Component. */
function worthOfBuilding(view: View, { fitting, person }: ChoiceOf<'build'>): number {
  const { cost, onHole } = FITTINGS[fitting];
  const saved = amountOf(cost, 'components') - amountOf(buildingCost(person, fitting), 'components');
  if (fitting === nextFitting(view)) return PLANNED + RESOURCE * saved;
  return onHole && leavesEnough(view, buildingCost(person, fitting)) ? SPARED + RESOURCE * saved : -1;
}

function worthOfUse(view: View, choice: ChoiceOf<'use'>): number {
  const { recipe, amount, person } = choice;
  const { cost, effects } = recipeBy(recipe);
  const action = actionOf(choice);
  const made = action.kind === 'use' ? madeBy(person, action) : {};
  return (
    weighTimes(view, effects, amount, person) +
    worthOfAll(view, made) -
    lossOfAll(view, timesOf(cost, amount))
  );
}

/** Cold is burnt off all at once; anything else simply adds up. */
function weighTimes(view: View, effects: readonly Effect[], times: number, person: PersonId): number {
  const [effect] = effects;
  if (effect?.kind !== 'cold')
    return (
      times *
      weigh(isOnActor(effects) ? { ...view, people: [personOf(view, person)] } : view, effects, 'home')
    );
  return weigh(view, [{ kind: 'cold', by: Math.max(-view.cold, effect.by * times) }], 'home');
}

/** Whether it touches the person who does it: then it is weighed for that person. */
function isOnActor(effects: readonly Effect[]): boolean {
  return effectsWithin(effects).some((effect) => effect.kind === 'change' && effect.who === 'actor');
}
