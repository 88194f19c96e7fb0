import type { Refusal } from '@vigilia/kernel';
import type { PersonId } from '../../data/people.ts';
import { recipeBy } from '../../data/recipes.ts';
import type { TaskVerb } from '../../kinds/choices.ts';
import type { Acting, Asking, ChoiceOf, Run } from '../../kinds/kinds.ts';
import type { Table, TaskAction } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { kindsIn, minus, NOTHING, plus, timesIn } from '../table/goods.ts';
import { ACTIONS } from '../table/levels.ts';
import { beginPhase, passJournal } from '../table/markers.ts';
import { deliver } from '../table/objective.ts';
import { actionsOf, isInGroup } from '../table/people.ts';
import { discard } from '../table/shelves.ts';
import { costOf } from './costs.ts';
import { actionOf, tasksFor, timesMade } from './tasks.ts';

/** Three rounds of actions (DAY-1). */
export const day: Acting<'day'> = {
  run(run) {
    beginPhase(run, 'day');
    for (let round = ACTIONS; round >= 1; round--) run.next({ step: 'round', round });
  },
};

/** Everyone who still has an action in this round is given something to do. */
export const round: Acting<'round'> = {
  run(run, { round }) {
    const table = run.state;
    table.round = round;
    table.tasks = [];
    const left = table.people.filter((person) => actionsOf(person) >= round).map(({ id }) => id);
    run.announce({ type: 'round', round, people: left });
    run.next({ step: 'assign', left }, { step: 'resolve-round' }, { step: 'end-round', round });
  },
};

/** One person after the other is sent somewhere; costs are paid at once (DAY-1, DAY-2). */
export const assign: Asking<'assign', TaskVerb | 'deliver'> = {
  asks(table, { left }) {
    const [person, ...others] = left.filter((id) => isInGroup(table, id));
    if (person === undefined) return null;
    const { choices, ranges } = tasksFor(table, person, others);
    return ask(table, 'DAY-1', 'prompt.assign', choices, {
      vars: { person, round: table.round },
      ranges,
    });
  },
  answer(run, { left }, choice) {
    if (choice.verb === 'deliver') {
      deliver(run);
      return run.next({ step: 'assign', left: [...left] });
    }
    const helper = choice.verb === 'dig-with' ? choice.other : null;
    run.announce({ type: 'assigned', choice });
    give(run, choice.person, actionOf(choice));
    if (choice.verb === 'dig-with') give(run, choice.other, { kind: 'help', space: choice.space });
    run.next({ step: 'assign', left: left.filter((id) => id !== choice.person && id !== helper) });
  },
  why(table, { left }, choice) {
    if (!('person' in choice)) return null;
    if (choice.person !== left[0])
      return refuse('DAY-1', 'refusal.other-person', { person: left[0] ?? choice.person });
    if (choice.verb === 'use') return whyNotMade(table, choice);
    if ('space' in choice) return refuse('DAY-2', 'refusal.not-there', { space: choice.space });
    return null;
  },
};

/** What the box lacks is not made (SET-10); null if something else stands in the way. */
function whyNotMade(table: Table, { recipe: id, amount }: ChoiceOf<'use'>): Refusal | null {
  const recipe = recipeBy(id);
  const [good] = kindsIn(recipe.gives);
  const isPaid = timesIn(table.storage, recipe.cost) >= amount && recipe.most >= amount;
  if (good === undefined || !isPaid || timesMade(table, recipe) >= amount) return null;
  return refuse('SET-10', 'refusal.box-lacks', { good });
}

function give(run: Run, person: PersonId, action: TaskAction): void {
  const table = run.state;
  const { spent, lent } = costOf(person, action);
  discard(table, 'storage', spent);
  // A tool lies on the card until the action is over (DAY-8).
  table.storage = minus(table.storage, lent);
  table.bench = plus(table.bench, lent);
  table.tasks = [...table.tasks, { person, action }];
}

/** All together: each task in the order in which it was given. */
export const resolveRound: Acting<'resolve-round'> = {
  run(run) {
    run.next(...run.state.tasks.map((task) => ({ step: 'task', task }) as const));
  },
};

/** What the round yielded arrives, tools come back, the Journal passes (DAY-1, LEAD-2). */
export const endRound: Acting<'end-round'> = {
  run(run, { round }) {
    const table = run.state;
    table.storage = plus(table.storage, table.bench);
    table.bench = NOTHING;
    table.tasks = [];
    if (round === ACTIONS) table.round = 0;
    passJournal(run);
  },
};
