import type { Choice } from '../choices.ts';
import { FOODS } from '../data/goods.ts';
import { STATES } from '../data/states.ts';
import { variantOf } from '../data/variants.ts';
import type { Acting, Asking } from '../kinds.ts';
import type { Ending, Table } from '../state.ts';
import { MEALS } from './dusk.ts';
import { ask } from './table/ask.ts';
import { amountOf, plus } from './table/goods.ts';
import { discard } from './table/shelves.ts';
import { changeState } from './table/states.ts';

const REMEDIED = { meds: 'illness', bandage: 'wounds' } as const;
/** A survivor has an epilogue where no state but Fatigue is worse than this (END-3). */
const WELL_ENOUGH = 2;
const FOR_A_SURVIVOR = 10;
const FOR_A_LEVEL_3 = -10;
const FOR_A_LOSS = -20;
const SUCCESS = ['starterless', 'bare', 'full', 'extraordinary'] as const;

/** The war stops. What is left is shared out, then it is reckoned what was saved (END-1). */
export const ceasefire: Acting<'ceasefire'> = {
  run(run) {
    const table = run.state;
    for (const { remedies } of table.people)
      for (const remedy of remedies) table.storage = plus(table.storage, { [remedy]: 1 });
    table.people = table.people.map((person) => ({ ...person, remedies: [] }));
    run.next({ step: 'last-supper' }, { step: 'reckoning' });
  },
};

/** Food may be eaten, Meds and Bandages used one by one (END-3). */
export const lastSupper: Asking<'last-supper', 'eat' | 'treat' | 'done'> = {
  asks(table) {
    const helps = helpsIn(table);
    return helps.length === 0
      ? null
      : ask(table, 'END-3', 'prompt.last-supper', [...helps, { verb: 'done' }]);
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'done') return;
    const { person } = choice;
    if (choice.verb === 'eat') {
      discard(run.state, 'storage', { [choice.food]: 1 });
      run.announce({ type: 'ate', person, food: choice.food });
      changeState(run, person, 'hunger', MEALS[choice.food]);
    } else if (choice.remedy !== 'herbal-meds') {
      discard(run.state, 'storage', { [choice.remedy]: 1 });
      run.announce({ type: 'treated', person, remedy: choice.remedy });
      changeState(run, person, REMEDIED[choice.remedy], -1);
    }
    run.next({ step: 'last-supper' });
  },
};

function helpsIn({ people, storage }: Table): Choice[] {
  const meals = FOODS.filter((food) => MEALS[food] < 0 && amountOf(storage, food) > 0);
  const remedies = (['meds', 'bandage'] as const).filter((remedy) => amountOf(storage, remedy) > 0);
  return people.flatMap(({ id, levels }): Choice[] => [
    ...(levels.hunger > 0 ? meals.map((food) => ({ verb: 'eat', person: id, food }) as const) : []),
    ...remedies
      .filter((remedy) => levels[REMEDIED[remedy]] > 0)
      .map((remedy) => ({ verb: 'treat', person: id, remedy }) as const),
  ]);
}

/** Who lives, how well, and what it comes to (END-2, END-4). */
export const reckoning: Acting<'reckoning'> = {
  run(run) {
    const table = run.state;
    const starters = table.people.filter(({ id }) => table.starters.includes(id)).length;
    const how = SUCCESS[starters] as Ending['how'];
    for (const { id, levels } of table.people)
      if (STATES.every((state) => state === 'fatigue' || levels[state] <= WELL_ENOUGH))
        run.announce({
          type: 'epilogue',
          person: id,
          misery: levels.misery,
          variant: variantOf(table, id),
        });
    table.phase = 'over';
    table.over = { how, score: starters === 0 ? null : scoreOf(table) };
    run.announce({ type: 'over', how, variant: variantOf(table, how) });
  },
};

export function scoreOf({ people, gone }: Pick<Table, 'people' | 'gone'>): number {
  let score = FOR_A_LOSS * gone.length;
  for (const { levels } of people) {
    score += FOR_A_SURVIVOR;
    for (const state of STATES) {
      if (state === 'fatigue') continue;
      score -= levels[state];
      if (levels[state] === 3) score += FOR_A_LEVEL_3;
    }
  }
  return score;
}
