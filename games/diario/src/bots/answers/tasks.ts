import { type Ask, everyChoice } from '@vigilia/kernel';
import { likeOf } from '../../data/fittings.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { isTask, type TaskChoice } from '../../knowledge/tasks.ts';
import { costOf } from '../../rules/day/costs.ts';
import { actionOf, tasksFor } from '../../rules/day/tasks.ts';
import { minus, plus } from '../../rules/table/goods.ts';
import { best } from '../lists.ts';
import { wantedIdeas } from '../worth/house-plan.ts';
import { worthOfFinds, worthOfTask } from '../worth/task.ts';
import { worthOfAll } from '../worth/worth.ts';

/** Of each person's tasks this number are thought through to the end of the round. */
const WIDTH = 3;

/** What this person does in the round that is best for all; asked one by one, the same round is planned again. */
export function assign(view: View, ask: Ask<Choice>): Choice | undefined {
  const [, ...others] = view.left;
  return bestRound({ view, stock: view }, everyChoice(ask).filter(isTask), others)?.task;
}

interface Round {
  /** The first task of the round. */
  readonly task: TaskChoice;
  readonly worth: number;
}

/** A round in which some tasks are given. Goods are worth what they were before it, or to spend would make them dear. */
interface Begun {
  readonly view: View;
  readonly stock: Pick<View, 'storage' | 'bench'>;
}

function priced({ view, stock: { storage, bench } }: Begun): View {
  return { ...view, storage, bench };
}

/** The best round that goes on with one of these tasks, and then with the others. */
function bestRound(
  begun: Begun,
  tasks: readonly TaskChoice[],
  others: readonly PersonId[],
): Round | undefined {
  const view = priced(begun);
  const valued = new Map<string, Round>();
  for (const task of tasks) {
    const worth = worthOfTask(view, task);
    const kind = kindOf(view, task);
    if (worth > (valued.get(kind)?.worth ?? Number.NEGATIVE_INFINITY)) valued.set(kind, { task, worth });
  }
  const widest = [...valued.values()].toSorted((one, other) => other.worth - one.worth).slice(0, WIDTH);
  return best(
    widest.map(({ task, worth }) => ({
      task,
      worth: (task.verb === 'rummage' ? 0 : worth) + worthOfRest(begun, task, others),
    })),
    ({ worth }) => worth,
  );
}

/** In whichever room it is done, and however often, it is one way to spend the round. */
function kindOf({ house }: View, task: TaskChoice): string {
  if (task.verb === 'build') return likeOf(task.fitting);
  if (task.verb === 'use') return task.recipe;
  if (task.verb === 'search') return `${house[task.space]?.kind}`;
  return task.verb === 'dig-with' ? `${task.verb} ${task.other}` : task.verb;
}

/** What the rest of the round brings once this task is given: what is found in it is worth what the other tasks need. */
function worthOfRest(begun: Begun, task: TaskChoice, others: readonly PersonId[]): number {
  const left = others.filter((person) => task.verb !== 'dig-with' || person !== task.other);
  const [next, ...after] = left;
  const then = { ...begun, view: withTask(begun.view, task) };
  if (next === undefined) return worthOfFinds(priced(then));
  const tasks = everyChoice(tasksFor(then.view, next, after)).filter(isTask);
  return bestRound(then, tasks, after)?.worth ?? 0;
}

function withTask(view: View, task: TaskChoice): View {
  const action = actionOf(task);
  const { spent, lent } = costOf(task.person, action);
  return {
    ...view,
    storage: minus(view.storage, plus(spent, lent)),
    bench: plus(view.bench, lent),
    tasks: [...view.tasks, { person: task.person, action }],
  };
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
