import { FITTINGS } from '../../data/fittings.ts';
import type { SpaceId } from '../../data/house.ts';
import type { PersonId } from '../../data/people.ts';
import { SHELTER } from '../../data/shelter.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Acting, Asking, Run } from '../../kinds.ts';
import type { Task, TaskAction } from '../../state.ts';
import { ask } from '../table/ask.ts';
import { amountOf, gain, minus, plus, timesOf } from '../table/goods.ts';
import { shelterOn } from '../table/house.ts';
import { isInGroup, skillOf } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { changeState } from '../table/states.ts';
import { recipeOf } from './tasks.ts';
import { welcomeVisitor } from './visitor.ts';

const SNIPER_WOUNDS = 2;
/** A lock that holds (DAY-8). */
const LOCK_HOLDS = 3;

/** One action of the round takes place. Whoever died meanwhile does nothing any more. */
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
        return open(run, action.space);
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

/** The more the die shows, the more turns up (DAY-3). */
function rummage(run: Run, person: PersonId): void {
  const die = d10(run, 'rummage');
  const shown = Math.min(10, die + (skillOf(person, 'rummage')?.by ?? 0));
  run.unveil({ type: 'person-rolled', person, die });
  const pieces = shown <= 4 ? 1 : shown <= 6 ? 2 : shown <= 8 ? 3 : 4;
  const [least, most] = mixOf(run.state.box, pieces);
  if (least === most) gain(run, 'bench', { wood: least, components: pieces - least });
  else run.next({ step: 'mix', person, pieces });
}

/** How much of it is Wood; the rest is Components (DAY-3). */
export const mix: Asking<'mix', 'wood'> = {
  asks(table, { person, pieces }) {
    const [least, most] = mixOf(table.box, pieces);
    return ask(table, 'DAY-3', 'prompt.mix', [], {
      vars: { person, pieces },
      ranges: [{ from: { verb: 'wood', amount: least }, to: most }],
    });
  },
  answer(run, { pieces }, { amount }) {
    gain(run, 'bench', { wood: amount, components: pieces - amount });
  },
};

/** The least and the most Wood there can be among so many pieces, as far as the box goes. */
function mixOf(box: Run['state']['box'], pieces: number): [least: number, most: number] {
  const most = Math.min(pieces, amountOf(box, 'wood'));
  return [Math.min(most, Math.max(0, pieces - amountOf(box, 'components'))), most];
}

/** A sniper on a 1, then whoever is at the door (DAY-5). */
function stepOutside(run: Run, person: PersonId): void {
  const die = d10(run, 'outside');
  run.unveil({ type: 'person-rolled', person, die });
  if (die === 1) {
    run.announce({ type: 'sniper', person });
    changeState(run, person, 'wounds', SNIPER_WOUNDS);
    if (run.state.people.length === 0) return;
  }
  welcomeVisitor(run, isInGroup(run.state, person) ? person : null);
}

/** The card's back is gained and the space is clear (DAY-6). */
function open(run: Run, space: SpaceId): void {
  const { house } = run.state;
  const { [space]: on, ...rest } = house;
  if (on?.kind !== 'card') return;
  run.state.house = rest;
  run.unveil({ type: shelterOn(house, space) === 'rubble' ? 'cleared' : 'searched', space });
  gain(run, 'bench', SHELTER[on.card].gives, { reveals: true });
}

/** The first time Rubble Remnants stay, the second time it is gone (DAY-7). */
function dig(run: Run, space: SpaceId): void {
  const on = run.state.house[space];
  if (on?.kind !== 'card') return;
  if (on.remnants) return open(run, space);
  run.state.house = { ...run.state.house, [space]: { ...on, remnants: true } };
  run.announce({ type: 'remnants', space });
}

function pickLock(run: Run, task: Task): void {
  const die = rollLock(run, task);
  const mayReroll = die <= LOCK_HOLDS && skillOf(task.person, 'locks') !== undefined;
  run.next({ step: mayReroll ? 'lock' : 'unlock', task, die });
}

function rollLock(run: Run, { person }: Task): number {
  const die = d10(run, 'lock');
  run.unveil({ type: 'person-rolled', person, die });
  return die;
}

/** A thief may roll once more (DAY-8). */
export const lock: Asking<'lock', 'reroll' | 'keep'> = {
  asks: (table, { task, die }) =>
    ask(table, 'DAY-8', 'prompt.lock', [{ verb: 'reroll' }, { verb: 'keep' }], {
      vars: { person: task.person, die },
    }),
  answer(run, { task, die }, { verb }) {
    run.next({ step: 'unlock', task, die: verb === 'keep' ? die : rollLock(run, task) });
  },
};

/** On a 4 or more the Lockpick is spent and the door open (DAY-8). */
export const unlock: Acting<'unlock'> = {
  run(run, { task, die }) {
    if (die <= LOCK_HOLDS) return run.announce({ type: 'lock-held' });
    const table = run.state;
    table.bench = minus(table.bench, { lockpick: 1 });
    table.box = plus(table.box, { lockpick: 1 });
    run.announce({ type: 'lock-opened' });
    if ('space' in task.action) open(run, task.action.space);
  },
};

function build(run: Run, person: PersonId, { fitting, space }: Extract<TaskAction, { kind: 'build' }>): void {
  const table = run.state;
  table.house = { ...table.house, [space]: { kind: 'fitting', fitting } };
  table.fittings = table.fittings.filter((id) => id !== fitting);
  run.announce({ type: FITTINGS[fitting].onHole ? 'boarded' : 'built', person, fitting, space });
}

/** What it makes arrives after the round; whatever else it does happens so many times. */
function use(run: Run, person: PersonId, action: Extract<TaskAction, { kind: 'use' }>): void {
  const { gives, effects } = recipeOf(action);
  const { times, recipe } = action;
  run.announce({ type: 'used', person, recipe, times });
  const extra = 'raw-food' in gives && skillOf(person, 'cook') !== undefined ? { 'raw-food': 1 } : {};
  const made = plus(timesOf(gives, times), extra);
  if (Object.keys(made).length > 0) gain(run, 'bench', made);
  const all: Effect[] = [];
  for (let time = 0; time < times; time++) all.push(...effects);
  run.next({ step: 'effects', effects: all, scene: { where: 'home', actor: person, story: null } });
}
