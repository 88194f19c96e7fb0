import { FITTINGS } from '../../data/fittings.ts';
import type { Goods } from '../../data/goods.ts';
import type { Effect } from '../../data/language/effect.ts';
import type { PersonId } from '../../data/people.ts';
import { recipeBy } from '../../data/recipes.ts';
import type { Acting, Run } from '../../kinds/kinds.ts';
import type { Table, TaskAction } from '../../state/state.ts';
import { asFarAsIn, plus, takenFrom, timesIn, timesOf } from '../table/goods.ts';
import { isInGroup } from '../table/people.ts';
import { gain } from '../table/shelves.ts';
import { dig, openCard } from './clearing.ts';
import { madeBy } from './costs.ts';
import { pickLock } from './locks.ts';
import { stepOutside } from './outside.ts';
import { rummage } from './rummage.ts';

/** One action of the round takes place. A person who died meanwhile does nothing any more. */
export const task: Acting<'task'> = {
  run(run, { task }) {
    const { person, action } = task;
    if (!isInGroup(run.state, person)) return;
    switch (action.kind) {
      case 'rummage':
        return rummage(run, person);
      case 'think':
        return run.next({ step: 'pick-idea', cards: 2 });
      case 'outside':
        return stepOutside(run, person);
      case 'search':
      case 'saw':
        return openCard(run, action.space);
      case 'dig':
        return dig(run, action.space);
      case 'pick':
        return pickLock(run, task);
      case 'build':
        return build(run, person, action);
      case 'use':
        return use(run, person, action);
      case 'help':
      case 'rest':
        return;
    }
  },
};

function build(run: Run, person: PersonId, { fitting, space }: Extract<TaskAction, { kind: 'build' }>): void {
  const table = run.state;
  table.house = { ...table.house, [space]: { kind: 'fitting', fitting } };
  table.fittings = table.fittings.filter((id) => id !== fitting);
  run.announce({ type: FITTINGS[fitting].onHole ? 'boarded' : 'built', person, fitting, space });
}

/** What it makes arrives after the round; everything else it does happens this number of times. */
function use(run: Run, person: PersonId, action: Extract<TaskAction, { kind: 'use' }>): void {
  const { recipe } = action;
  const { cost, gives, effects } = recipeBy(recipe);
  // What others found since the task was given may be the last of its kind: what cannot be made costs nothing (SET-10).
  const times = Math.min(action.times, timesIn(run.state.box, gives));
  if (times < action.times) takeBack(run.state, timesOf(cost, action.times - times));
  if (times === 0) return run.announce({ type: 'box-empty' });
  run.announce({ type: 'used', person, recipe, times });
  const made = madeBy(person, { ...action, times });
  if (Object.keys(made).length > 0) gain(run, 'bench', made);
  const all: Effect[] = [];
  for (let time = 0; time < times; time++) all.push(...effects);
  run.next({ step: 'effects', effects: all, scene: { where: 'home', actor: person, story: null } });
}

/** What was paid comes back with what the round yields, as far as the box still has it. */
function takeBack(table: Table, paid: Goods): void {
  const back = asFarAsIn(table.box, paid);
  table.box = takenFrom(table.box, back);
  table.bench = plus(table.bench, back);
}
