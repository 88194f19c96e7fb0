import { FOODS, type Food, type Good, type Remedy, TREATS } from '../../data/goods.ts';
import type { Levels, StateName } from '../../data/states.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { MEALS } from '../evening/dusk.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { asLevel } from '../table/levels.ts';
import { discard } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';

interface Help {
  readonly good: Food | Remedy;
  readonly state: StateName;
  readonly by: number;
}

/** Food that stills hunger, and what each Meds and each Bandage takes off (END-3). */
const HELPS: readonly Help[] = [
  ...FOODS.filter((food) => MEALS[food] < 0).map(
    (good): Help => ({ good, state: 'hunger', by: MEALS[good] }),
  ),
  ...(['meds', 'bandage'] as const).map((good): Help => ({ good, state: TREATS[good], by: -1 })),
];

/** What can still be of use at the Ceasefire. */
export const SUPPER: readonly Good[] = HELPS.map(({ good }) => good);

function helpOf(good: Good): Help | undefined {
  return HELPS.find((help) => help.good === good);
}

/** Whether a good helps a person with these states at the Ceasefire (END-3). */
export function helpsAtSupper(levels: Levels, good: Good): boolean {
  const help = helpOf(good);
  return help !== undefined && levels[help.state] > 0;
}

/** A person's states after this good at the Ceasefire (END-3). */
export function afterSupper(levels: Levels, good: Good): Levels {
  const help = helpOf(good);
  return help === undefined ? levels : { ...levels, [help.state]: asLevel(levels[help.state] + help.by) };
}

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
    const good = choice.verb === 'eat' ? choice.food : choice.remedy;
    discard(run.state, 'storage', { [good]: 1 });
    if (choice.verb === 'eat') run.announce({ type: 'ate', person, food: choice.food });
    else run.announce({ type: 'treated', person, remedy: choice.remedy });
    const help = helpOf(good);
    if (help !== undefined) changeState(run, person, help.state, help.by);
    run.next({ step: 'last-supper' });
  },
};

function helpsIn({ people, storage }: Table): Choice[] {
  const helps = HELPS.filter(({ good }) => amountOf(storage, good) > 0);
  return people.flatMap(({ id: person, levels }) =>
    helps
      .filter(({ good }) => helpsAtSupper(levels, good))
      .map(
        ({ good }): Choice =>
          isFood(good) ? { verb: 'eat', person, food: good } : { verb: 'treat', person, remedy: good },
      ),
  );
}

function isFood(good: Food | Remedy): good is Food {
  return FOODS.some((food) => food === good);
}
