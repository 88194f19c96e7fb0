import type { Range } from '@vigilia/kernel';
import { FITTINGS, type FittingId, likeOf, type Recipe } from '../../data/fittings.ts';
import type { Good } from '../../data/goods.ts';
import type { SpaceId } from '../../data/house.ts';
import type { PersonId } from '../../data/people.ts';
import { fittingOf } from '../../data/recipes.ts';
import type { Choice, TaskVerb } from '../../kinds/choices.ts';
import type { ChoiceOf } from '../../kinds/kinds.ts';
import type { Table, Task, TaskAction } from '../../state/state.ts';
import { amountOf, contains, timesIn } from '../table/goods.ts';
import type { AnyHouse } from '../table/house.ts';
import { delivery } from '../table/objective.ts';
import { canDigByHand } from '../table/people.ts';
import { cardsInReach, fittingsInReach, sitesFor } from '../table/survey.ts';
import { buildingCost, madeBy } from './costs.ts';

type TaskChoice = ChoiceOf<TaskVerb>;

interface Offered {
  readonly choices: readonly Choice[];
  readonly ranges: readonly Range<Choice>[];
}

/** Where tasks are given: a table, or a view of one. */
interface Workplace extends Pick<Table, 'storage' | 'box' | 'tasks' | 'ideas' | 'fittings' | 'objective'> {
  readonly house: AnyHouse;
}

/** Everything this person could do in this round; `others` have not been sent anywhere yet. */
export function tasksFor(table: Workplace, person: PersonId, others: readonly PersonId[]): Offered {
  const { storage, house, tasks } = table;
  const taken = spacesTaken(tasks);
  const free = (spaces: readonly SpaceId[]) =>
    taken.length === 0 ? spaces : spaces.filter((space) => !taken.includes(space));
  const choices: Choice[] = [{ verb: 'rummage', person }];
  if (table.ideas.length > 0 && !isDoing(tasks, 'think')) choices.push({ verb: 'think', person });
  if (!isDoing(tasks, 'outside')) choices.push({ verb: 'outside', person });
  for (const space of free(cardsInReach(house, 'furniture'))) choices.push({ verb: 'search', person, space });
  for (const space of free(cardsInReach(house, 'heap'))) choices.push({ verb: 'search', person, space });
  const rubble = free(cardsInReach(house, 'rubble'));
  if (canDigAlone(table, person)) for (const space of rubble) choices.push({ verb: 'dig', person, space });
  for (const other of others)
    for (const space of rubble) choices.push({ verb: 'dig-with', person, other, space });
  if (amountOf(storage, 'sawblade') > 0)
    for (const space of free(cardsInReach(house, 'bars'))) choices.push({ verb: 'saw', person, space });
  if (amountOf(storage, 'lockpick') > 0)
    for (const space of free(cardsInReach(house, 'closed-door')))
      choices.push({ verb: 'pick', person, space });
  for (const fitting of fittingsToBuild(table, person))
    for (const space of free(sitesFor(house, fitting)))
      choices.push({ verb: 'build', person, fitting, space });
  choices.push({ verb: 'rest', person }, ...delivery(table));
  return { choices, ranges: usesOf(table, person) };
}

function canDigAlone(table: Workplace, person: PersonId): boolean {
  return amountOf(table.storage, 'shovel') > 0 || canDigByHand(person);
}

function isDoing(tasks: readonly Task[], kind: TaskAction['kind']): boolean {
  return tasks.some(({ action }) => action.kind === kind);
}

/** Where a person is at work already (DAY-2). */
function spacesTaken(tasks: readonly Task[]): SpaceId[] {
  const taken: SpaceId[] = [];
  for (const { action } of tasks) if ('space' in action) taken.push(action.space);
  return taken;
}

/** Fittings that can be paid for and that no person builds already. Of several Beds one is as good as the other. */
function fittingsToBuild({ fittings, tasks, storage }: Workplace, person: PersonId): FittingId[] {
  const buildable: FittingId[] = [];
  const seen: string[] = [];
  for (const fitting of fittings) {
    const like = likeOf(fitting);
    if (seen.includes(like) || isBeingBuilt(tasks, fitting)) continue;
    seen.push(like);
    if (contains(storage, buildingCost(person, fitting))) buildable.push(fitting);
  }
  return buildable;
}

function isBeingBuilt(tasks: readonly Task[], fitting: FittingId): boolean {
  return tasks.some(({ action }) => action.kind === 'build' && action.fitting === fitting);
}

/** How often the box holds what a recipe makes, besides what is in the making this round (SET-10). */
export function timesMade({ box, tasks }: Pick<Table, 'box' | 'tasks'>, { gives }: Recipe): number {
  let times = Number.POSITIVE_INFINITY;
  for (const key in gives) {
    const good = key as Good;
    const free = amountOf(box, good) - promisedBy(tasks, good);
    times = Math.min(times, Math.floor(free / amountOf(gives, good)));
  }
  return Math.max(0, times);
}

function promisedBy(tasks: readonly Task[], good: Good): number {
  let promised = 0;
  for (const { person, action } of tasks)
    if (action.kind === 'use') promised += amountOf(madeBy(person, action), good);
  return promised;
}

/** "For each" is as many times as can be paid in one action (DAY-10). */
function usesOf(table: Workplace, person: PersonId): Range<Choice>[] {
  const ranges: Range<Choice>[] = [];
  for (const fitting of fittingsInReach(table.house)) {
    if (table.tasks.some(({ action }) => action.kind === 'use' && action.fitting === fitting)) continue;
    for (const recipe of FITTINGS[fitting].uses) {
      const { id, cost, most } = recipe;
      const to = Math.min(most, timesIn(table.storage, cost), timesMade(table, recipe));
      if (to >= 1) ranges.push({ from: { verb: 'use', person, recipe: id, amount: 1 }, to });
    }
  }
  return ranges;
}

export function actionOf(choice: TaskChoice): TaskAction {
  if ('recipe' in choice) {
    const { recipe, amount } = choice;
    return { kind: 'use', fitting: fittingOf(recipe), recipe, times: amount };
  }
  if ('fitting' in choice) return { kind: 'build', space: choice.space, fitting: choice.fitting };
  if (choice.verb === 'dig' || choice.verb === 'dig-with')
    return { kind: 'dig', space: choice.space, alone: choice.verb === 'dig' };
  return 'space' in choice ? { kind: choice.verb, space: choice.space } : { kind: choice.verb };
}
