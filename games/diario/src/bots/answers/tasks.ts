import { type Ask, everyChoice } from '@vigilia/kernel';
import { SHELTER } from '../../data/cards/shelter.ts';
import { FITTINGS } from '../../data/fittings.ts';
import type { ShelterKind } from '../../data/house.ts';
import type { PersonId } from '../../data/people.ts';
import { recipeBy } from '../../data/recipes.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { piecesOnAverage } from '../../rules/day/rummage.ts';
import { amountOf, timesOf } from '../../rules/table/goods.ts';
import { chanceToOpen } from '../../rules/table/locks.ts';
import { isSmall } from '../../rules/table/people.ts';
import { best, mean } from '../lists.ts';
import { leavesEnough, nextFitting, wantedIdeas } from '../worth/house-plan.ts';
import { weigh } from '../worth/weigh.ts';
import { lossOfAll, worthOf, worthOfAll } from '../worth/worth.ts';

/** What the next Fitting of the plan is worth, and any other that can be spared for. */
const PLANNED = 9;
const SPARED = 3;
/** What a Visitor brings on average, a sniper's bullet set against it (DAY-5). */
const VISITOR = 1.4;
const NEW_ARRIVAL = 5;
/** Behind Rubble lies more house: half the way is half of that. */
const BEHIND_RUBBLE = 2;

/** What this person does in this round. */
export function assign(view: View, ask: Ask<Choice>): Choice | undefined {
  return best(everyChoice(ask), (choice) => worthOfTask(view, choice));
}

function worthOfTask(view: View, choice: Choice): number {
  if (choice.verb === 'rummage') return worthOfRummaging(view, choice.person);
  if (choice.verb === 'think') return wantedIdeas(view).length > 0 && nextFitting(view) === undefined ? 4 : 0;
  if (choice.verb === 'outside') return isSmall(view) ? NEW_ARRIVAL : VISITOR;
  if (choice.verb === 'search') return worthOfShelter(view, view.house[choice.space]?.kind);
  if (choice.verb === 'dig') return (worthOfShelter(view, 'rubble') + BEHIND_RUBBLE) / 2;
  if (choice.verb === 'saw') return worthOfShelter(view, 'bars');
  if (choice.verb === 'pick') return chanceToOpen(1) * worthOfShelter(view, 'closed-door');
  if (choice.verb === 'build') return worthOfBuilding(view, choice.fitting);
  if (choice.verb === 'use') return worthOfUse(view, choice.recipe, choice.amount);
  return choice.verb === 'rest' ? 0 : Number.NEGATIVE_INFINITY;
}

function worthOfRummaging(view: View, person: PersonId): number {
  const pieces = piecesOnAverage(person);
  const inBox = amountOf(view.box, 'wood') + amountOf(view.box, 'components');
  return Math.min(pieces, inBox) * Math.max(worthOf(view, 'wood'), worthOf(view, 'components'));
}

/** What lies behind a Shelter card of this kind, on average. */
function worthOfShelter(view: View, kind: ShelterKind | 'fitting' | undefined): number {
  const cards = Object.values(SHELTER).filter((card) => card.kind === kind);
  return mean(cards.map(({ gives }) => worthOfAll(view, gives)));
}

function worthOfBuilding(view: View, fitting: keyof typeof FITTINGS): number {
  if (fitting === nextFitting(view)) return PLANNED;
  return FITTINGS[fitting].onHole && leavesEnough(view, FITTINGS[fitting].cost) ? SPARED : -1;
}

function worthOfUse(view: View, recipe: string, times: number): number {
  const { cost, gives, effects } = recipeBy(recipe);
  return (
    weighTimes(view, effects, times) +
    worthOfAll(view, timesOf(gives, times)) -
    lossOfAll(view, timesOf(cost, times))
  );
}

/** Cold is burnt off all at once; anything else simply adds up. */
function weighTimes(view: View, effects: Parameters<typeof weigh>[1], times: number): number {
  const [effect] = effects;
  if (effect?.kind !== 'cold') return times * weigh(view, effects, 'home');
  return weigh(view, [{ kind: 'cold', by: Math.max(-view.cold, effect.by * times) }], 'home');
}

/** Wood or Components, whichever is wanted more, piece by piece. */
export function mix(view: View, ask: Ask<Choice>): Choice | undefined {
  const pieces = Number(ask.prompt.vars.pieces);
  return best(everyChoice(ask), (choice) =>
    choice.verb === 'wood'
      ? worthOfAll(view, { wood: choice.amount, components: pieces - choice.amount })
      : 0,
  );
}

/** The first idea of the plan. */
export function pickIdea(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const wanted = wantedIdeas(view);
  return choices.find((choice) => choice.verb === 'idea' && choice.fitting === wanted[0]) ?? choices[0];
}
