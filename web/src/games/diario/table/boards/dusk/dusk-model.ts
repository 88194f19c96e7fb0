import {
  amountOf,
  duskProposals,
  FOODS,
  type Food,
  type Good,
  goingWithout,
  isInGroup,
  OBJECTIVES,
  type PersonId,
} from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';

/** What is decided at Dusk, for all at once (DUSK-1, DUSK-2). */
export interface Dusk {
  /** Whether the Objective is paid first. */
  readonly delivers: boolean;
  readonly drinks: Readonly<Partial<Record<PersonId, 'drink' | 'thirst'>>>;
  /** Null is no meal. */
  readonly meals: Readonly<Partial<Record<PersonId, Food | null>>>;
}

/** Those whose Water is still to be settled, in the order in which it is asked. */
export function drinkersAt({ frame, people }: View): PersonId[] {
  if (frame?.step !== 'drink') return [];
  return frame.left.filter((id) => isInGroup({ people }, id));
}

/** Those who have not eaten yet. */
export function eatersAt({ frame, people }: View): PersonId[] {
  const ids = people.map(({ id }) => id);
  return frame?.step === 'eat' ? ids.filter((id) => frame.left.includes(id)) : ids;
}

export const duskModel: BoardModel<Dusk> = {
  proposals: duskProposals,
  read(_view, plan) {
    const drinks: Partial<Record<PersonId, 'drink' | 'thirst'>> = {};
    const meals: Partial<Record<PersonId, Food | null>> = {};
    for (const choice of plan) {
      if (choice.verb === 'drink' || choice.verb === 'thirst') drinks[choice.person] = choice.verb;
      if (choice.verb === 'eat') meals[choice.person] = choice.food;
      if (choice.verb === 'fast') meals[choice.person] = null;
    }
    return { delivers: plan.some(({ verb }) => verb === 'deliver'), drinks, meals };
  },
  write(view, { delivers, drinks, meals }) {
    const plan = fitted(view, [
      ...(delivers ? [{ verb: 'deliver' } as const] : []),
      ...drinkersAt(view).flatMap((person): Choice[] => {
        const verb = drinks[person];
        return verb === undefined ? [] : [{ verb, person }];
      }),
      ...eatersAt(view).flatMap((person): Choice[] => {
        const food = meals[person];
        if (food === undefined) return [];
        return [food === null ? { verb: 'fast', person } : { verb: 'eat', person, food }];
      }),
    ]);
    const rest = duskProposals.proposalAfter(view, plan).filter(({ verb }) => verb !== 'deliver');
    return [...plan, ...rest];
  },
};

/** What there is of a good once the Objective is paid, if it is. */
function atHand({ storage, objective }: View, { delivers }: Dusk, good: Good): number {
  const cost = delivers && objective !== null ? amountOf(OBJECTIVES[objective.id].cost, good) : 0;
  return Math.max(0, amountOf(storage, good) - cost);
}

export function waterAtHand(view: View, dusk: Dusk): number {
  return atHand(view, dusk, 'water');
}

export function foodLeft(view: View, dusk: Dusk, food: Food): number {
  const eaten = eatersAt(view).filter((person) => dusk.meals[person] === food).length;
  return Math.max(0, atHand(view, dusk, food) - eaten);
}

/** Whether a person goes without: what is eaten is decided after the dice. */
export function isShort(view: View, dusk: Dusk): boolean {
  return goingWithout(waterAtHand(view, dusk), drinkersAt(view).length) > 0;
}

/** What becomes of this person: what the plan leaves open, the rules settle by themselves. */
export function drinkOf(view: View, dusk: Dusk, person: PersonId): 'drink' | 'thirst' {
  const drunk = drinkersAt(view).filter((other) => dusk.drinks[other] === 'drink').length;
  return dusk.drinks[person] ?? (waterAtHand(view, dusk) > drunk ? 'drink' : 'thirst');
}

/** Meals this person can be given; what another was to eat can be passed on. */
export function mealsFor(view: View, dusk: Dusk): (Food | null)[] {
  return [...FOODS.filter((food) => atHand(view, dusk, food) > 0), null];
}

/** The person drinks or goes without. All Water is drunk: another gives theirs up for it, or gets what is free. */
export function withDrink(view: View, dusk: Dusk, person: PersonId, verb: 'drink' | 'thirst'): Dusk {
  const drinkers = drinkersAt(view);
  const before = drinkOf(view, dusk, person);
  const others = drinkers.filter((other) => other !== person && drinkOf(view, dusk, other) === verb);
  const changed = verb === before ? undefined : verb === 'drink' ? others.at(-1) : others[0];
  const drinks = Object.fromEntries(
    drinkers.map((each) => {
      if (each === person) return [each, verb];
      return [each, each === changed ? before : drinkOf(view, dusk, each)];
    }),
  );
  return { ...dusk, drinks, meals: {} };
}

/** A meal for this person. The last of its kind comes from the person who was to eat it, who gets the other meal. */
export function withMeal(view: View, dusk: Dusk, person: PersonId, food: Food | null): Dusk {
  const before = dusk.meals[person];
  const meals = { ...dusk.meals, [person]: food };
  const holder = eatersAt(view).findLast((other) => other !== person && dusk.meals[other] === food);
  const isLast = food !== null && before !== food && foodLeft(view, dusk, food) === 0;
  if (isLast && holder !== undefined) meals[holder] = before ?? null;
  return { ...dusk, meals };
}

/** Paying may take what others were to eat or drink: the rest is proposed anew. */
export function withDelivery(dusk: Dusk, delivers: boolean): Dusk {
  return { ...dusk, delivers };
}
