import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Diario, isTask, type PersonId, type TaskChoice } from '@vigilia/game-diario';
import { isSameChoice } from '@vigilia/kernel';
import type { Noun, Pointing } from '../../../../../draft/game-ui.ts';
import type { Choice, DraftProps, View } from '../../asked.ts';
import { siteOfChoice } from '../../house/site.ts';
import { type Given, give, isLike, offersFor, peopleIn, taskOf } from './round.ts';

type Draft = DraftProps['draft'];
type SpaceId = keyof View['house'];

/** What is picked out on the board of a round. */
interface Picked {
  /** The person whose tasks are shown; null for the first who is asked. */
  readonly person: Signal<PersonId | null>;
  /** The space at which a task is wanted; null for tasks anywhere. */
  readonly space: Signal<SpaceId | null>;
  /** What the person picked could do: every space of the house asks for it, and it is worked out once. */
  readonly offers: ReadonlySignal<readonly TaskChoice[] | null>;
  /** The tasks that the player gave in a round, the latest last, and those that had to give way to the last one. */
  readonly given: Signal<GivenTasks>;
}

interface GivenTasks {
  /** The number of the question of the round; what was given in another counts no more. */
  readonly question: number | null;
  readonly tasks: readonly Given[];
  readonly displaced: readonly TaskChoice[];
}

const NONE_GIVEN: GivenTasks = { question: null, tasks: [], displaced: [] };

const PICKED = new WeakMap<Draft, Picked>();

export function pickedOn(draft: Draft): Picked {
  const known = PICKED.get(draft);
  if (known !== undefined) return known;
  const offers = computed(() => {
    const view = draft.table.view.value;
    const person = personPicked(draft);
    return view === null || person === null ? null : offersFor(view, draft.plan.value, person);
  });
  const picked: Picked = { person: signal(null), space: signal(null), offers, given: signal(NONE_GIVEN) };
  PICKED.set(draft, picked);
  return picked;
}

/** The person whose tasks the board of the round shows; null if no round is open. */
export function personPicked(draft: Draft): PersonId | null {
  const view = draft.table.view.value;
  if (view === null || draft.ask.value?.prompt.key !== 'prompt.assign') return null;
  const { value: wished } = pickedOn(draft).person;
  return wished !== null && view.left.includes(wished) ? wished : (view.left[0] ?? null);
}

/** Everything the person picked could do, wherever in the round they are asked; null if no round is open. */
function offersNow(draft: Draft): readonly TaskChoice[] | null {
  return pickedOn(draft).offers.value;
}

/** The tasks that the player gave in this round, as they stand in the plan. */
export function givenOn(draft: Draft): readonly Given[] {
  const { question, tasks } = pickedOn(draft).given.value;
  if (question === null || question !== draft.ask.value?.question) return NONE_GIVEN.tasks;
  return tasks.filter(({ task }) => draft.plan.value.some((each) => isSameChoice(each, task)));
}

/** What the player had given before and could not stay beside what was given last. */
export function displacedOn(draft: Draft): readonly TaskChoice[] {
  const { question, displaced } = pickedOn(draft).given.value;
  if (question === null || question !== draft.ask.value?.question) return NONE_GIVEN.displaced;
  return displaced.filter((task) => !draft.plan.value.some((each) => isTask(each) && isLike(each, task)));
}

/** Gives a task within the plan of the round. `isExact`: the player named the room as well. */
export function giveTask(draft: Draft, task: TaskChoice, { isExact }: Pick<Given, 'isExact'>): void {
  const view = draft.table.view.value;
  if (view === null) return;
  const before = givenOn(draft);
  keepGiven(draft, before, give(view, draft.plan.value, task, { isExact, before }), { task, isExact });
}

/** Drafts a plan in which what the player gave has found its place, or had to give way. */
export function keepGiven(
  draft: Draft,
  before: readonly Given[],
  plan: readonly Choice[],
  added: Given | null = null,
): void {
  const people = added === null ? [] : peopleIn(added.task);
  const others = before.filter(({ task }) => peopleIn(task).every((person) => !people.includes(person)));
  const placed = (given: Given) => {
    const task = taskOf(plan, given.task.person);
    return task !== null && isLike(task, given.task) ? [{ ...given, task }] : [];
  };
  pickedOn(draft).given.value = {
    question: draft.ask.value?.question ?? null,
    tasks: [...others, ...(added === null ? [] : [added])].flatMap(placed),
    displaced: others.filter((given) => placed(given).length === 0).map(({ task }) => task),
  };
  draft.setPlan(plan);
}

/** A person in the house is picked for a task, a space gives it, or narrows the list if several tasks are done there. */
export const pointing: Pointing<Diario> = {
  canPick(draft, noun) {
    const offers = offersNow(draft);
    if (offers === null) return null;
    const [kind, name] = kindAndName(noun);
    if (kind === 'person') return draft.table.view.value?.left.some((id) => id === name) ?? false;
    return kind === 'space' && tasksAt(draft, offers, name).length > 0;
  },
  pick(draft, noun) {
    const offers = offersNow(draft);
    const view = draft.table.view.value;
    if (offers === null || view === null) return false;
    const picked = pickedOn(draft);
    const [kind, name] = kindAndName(noun);
    if (kind === 'person') {
      picked.person.value = view.left.find((id) => id === name) ?? picked.person.value;
      picked.space.value = null;
    }
    if (kind === 'space') {
      const [only, ...more] = tasksAt(draft, offers, name);
      if (only !== undefined && more.length === 0) giveTask(draft, only, { isExact: true });
      picked.space.value = only !== undefined && more.length > 0 ? siteOfChoice(only, view.house) : null;
    }
    return true;
  },
};

function kindAndName(noun: Noun): readonly string[] {
  return noun.split(':');
}

/** What is done at a space, whether the choice names it or not: rummaging has its place as well. */
function tasksAt(
  draft: Draft,
  offers: readonly TaskChoice[],
  space: string | undefined,
): readonly TaskChoice[] {
  const house = draft.table.view.value?.house ?? {};
  return offers.filter((task) => siteOfChoice(task, house) === space);
}
