import { OBJECTIVES } from '../../data/cards/objectives.ts';
import { FOODS, type Food } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Acting, Asking } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { beginPhase, passJournal } from '../table/markers.ts';
import { deliver, delivery } from '../table/objective.ts';
import { idsOf, isInGroup } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { discard } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';

/** On this or less thirst is felt as Hunger, above it as Misery (DUSK-1). */
const THIRST_IS_HUNGER = 5;

/** How a meal moves Hunger (DUSK-2). */
export const MEALS: Readonly<Record<Food, number>> = { 'canned-food': -2, 'raw-food': -1, vegetable: 0 };
export const NO_MEAL = 1;

/** How many of these go without Water (DUSK-1). */
export function goingWithout(water: number, drinkers: number): number {
  return Math.max(0, drinkers - water);
}

export const dusk: Acting<'dusk'> = {
  run(run) {
    beginPhase(run, 'dusk');
    const left = idsOf(run.state.people);
    run.next({ step: 'drink', left }, { step: 'eat', left }, { step: 'end-dusk' });
  },
};

/**
 * One Water each while there is any; with too little the Leader says of one person after the other who goes
 * without. It is settled for all before the first die is rolled (DUSK-1).
 */
export const drink: Asking<'drink', 'drink' | 'thirst' | 'deliver'> = {
  asks(table, { left }) {
    const drinkers = left.filter((id) => isInGroup(table, id));
    const [person] = drinkers;
    if (person === undefined) return null;
    const water = amountOf(table.storage, 'water');
    const choices: Choice[] = [];
    if (water > 0) choices.push({ verb: 'drink', person });
    if (goingWithout(water, drinkers.length) > 0) choices.push({ verb: 'thirst', person });
    // When nothing is left to decide, an Objective waits until the meal, unless it takes the Water (MORN-2).
    if (choices.length > 1 || (water > 0 && costsWater(table))) choices.push(...delivery(table));
    return ask(table, 'DUSK-1', 'prompt.drink', choices, { vars: { person, water } });
  },
  answer(run, { left, thirsty = [] }, choice) {
    if (choice.verb === 'deliver') {
      deliver(run);
      return run.next({ step: 'drink', left, thirsty });
    }
    const { person } = choice;
    const others = left.filter((id) => id !== person);
    const without = choice.verb === 'thirst' ? [...thirsty, person] : thirsty;
    const isSettled = !others.some((id) => isInGroup(run.state, id));
    run.next(
      isSettled ? { step: 'thirst', left: without } : { step: 'drink', left: others, thirsty: without },
    );
    if (choice.verb === 'thirst') return;
    discard(run.state, 'storage', { water: 1 });
    run.announce({ type: 'drank', person });
  },
  why(table, { left }, choice) {
    const person = left.find((id) => isInGroup(table, id));
    if (choice.verb !== 'thirst' || choice.person !== person) return null;
    return refuse('DUSK-1', 'refusal.enough-water', { person });
  },
};

/** Those who went without roll, one after the other: thirst is felt one way or the other (DUSK-1). */
export const thirst: Acting<'thirst'> = {
  run(run, { left: [person, ...left] }) {
    if (person === undefined) return;
    run.next({ step: 'thirst', left });
    const die = d10(run, 'thirst');
    run.revealToAll({ type: 'went-thirsty', person, die });
    changeState(run, person, die <= THIRST_IS_HUNGER ? 'hunger' : 'misery', 1);
  },
};

function costsWater({ objective }: Table): boolean {
  return objective !== null && amountOf(OBJECTIVES[objective.id].cost, 'water') > 0;
}

/** One meal each, or none (DUSK-2). */
export const eat: Asking<'eat', 'eat' | 'fast' | 'deliver'> = {
  asks(table, { left }) {
    const person = left.find((id) => isInGroup(table, id));
    if (person === undefined) return null;
    const meals = FOODS.filter((food) => amountOf(table.storage, food) > 0);
    return ask(
      table,
      'DUSK-2',
      'prompt.eat',
      [
        ...meals.map((food) => ({ verb: 'eat', person, food }) as const),
        { verb: 'fast', person },
        ...delivery(table),
      ],
      { vars: { person } },
    );
  },
  answer(run, { left }, choice) {
    if (choice.verb === 'deliver') {
      deliver(run);
      return run.next({ step: 'eat', left: [...left] });
    }
    const { person } = choice;
    run.next({ step: 'eat', left: left.filter((id) => id !== person) });
    if (choice.verb === 'fast') {
      run.announce({ type: 'went-hungry', person });
      return changeState(run, person, 'hunger', NO_MEAL);
    }
    discard(run.state, 'storage', { [choice.food]: 1 });
    run.announce({ type: 'ate', person, food: choice.food });
    changeState(run, person, 'hunger', MEALS[choice.food]);
  },
};

export const endDusk: Acting<'end-dusk'> = { run: passJournal };
