import {
  dayProposals,
  isTask,
  likeOf,
  type PersonId,
  type PlanPlace,
  placeAfter,
  placeNow,
  planAhead,
  type TaskChoice,
} from '@vigilia/game-diario';
import { type Ask, everyChoice, isRefusal, isSameChoice, type Refusal } from '@vigilia/kernel';
import type { Choice, View } from '../../asked.ts';

const DELIVER: Choice = { verb: 'deliver' };

/** The task a person has in a plan: their own, or the digging they help with. */
export function taskOf(plan: readonly Choice[], person: PersonId): TaskChoice | null {
  return plan.filter(isTask).find((task) => peopleIn(task).includes(person)) ?? null;
}

/** Whom a task keeps busy. */
export function peopleIn(task: TaskChoice): readonly PersonId[] {
  return task.verb === 'dig-with' ? [task.person, task.other] : [task.person];
}

/**
 * Everything a person could do in this round if those asked before did nothing. The rules ask one person after the other;
 * a board gives tasks in any order, and what another person has planned gives way to what is given last.
 */
export function offersFor(view: View, plan: readonly Choice[], person: PersonId): readonly TaskChoice[] {
  const begun = idleUntil(view, deliveriesIn(plan), person);
  const rehearsed = planAhead(view, begun);
  if (rehearsed?.next == null || askedIn(rehearsed.next) !== person) return [];
  const helping = rehearsed.asks.flatMap(({ choices }) =>
    choices.filter((choice) => choice.verb === 'dig-with' && choice.other === person),
  );
  return [...everyChoice(rehearsed.next), ...helping].filter(isTask);
}

/** A task that the player gave. */
export interface Given {
  readonly task: TaskChoice;
  /** Whether the player named the room as well; otherwise what is built may stand in any. */
  readonly isExact: boolean;
}

/**
 * The plan with one more task given, in the order in which the rules ask. What the player gave before stays if both
 * can be done, with a room of its own if that was left open; then the other tasks stay as far as there is room for
 * them. A person without a task is given what the planner proposes. The Objective is not paid if the task needs the goods.
 */
export function give(
  view: View,
  plan: readonly Choice[],
  task: TaskChoice,
  { isExact = true, before = [] }: { readonly isExact?: boolean; readonly before?: readonly Given[] } = {},
): readonly Choice[] {
  const people = peopleIn(task);
  const others = wishesIn(plan, before).filter((other) =>
    peopleIn(other.task).every((each) => !people.includes(each)),
  );
  const given = { task, isExact };
  const paid = deliveriesIn(plan);
  const canBoth = isPossible(placeAfter(placeNow(view), paid), paid, [given]);
  return planned(view, canBoth ? paid : [], [given, ...others]);
}

/** The plan with the Objective paid first, or not paid (MORN-2). */
export function deliver(
  view: View,
  plan: readonly Choice[],
  isPaid: boolean,
  before: readonly Given[] = [],
): readonly Choice[] {
  return planned(view, isPaid ? [DELIVER] : [], wishesIn(plan, before));
}

/** Whether two tasks are the same but for the room, and for which of two like Fittings is built. */
export function isLike(one: TaskChoice, other: TaskChoice): boolean {
  if (one.verb !== 'build' || other.verb !== 'build') return isSameChoice(one, other);
  return one.person === other.person && likeOf(one.fitting) === likeOf(other.fitting);
}

/** The tasks of a plan: what the player gave, the latest first, then what the planner proposed. */
function wishesIn(plan: readonly Choice[], before: readonly Given[]): readonly Given[] {
  const isGiven = (task: TaskChoice) => before.some((given) => isSameChoice(given.task, task));
  const proposed = plan.filter(isTask).filter((task) => !isGiven(task));
  return [...before.toReversed(), ...proposed.map((task) => ({ task, isExact: false }))];
}

/** Whether the Objective could be paid before anything else this round. */
export function canDeliver({ choices }: Ask<Choice>): boolean {
  return choices.some(({ verb }) => verb === 'deliver');
}

function deliveriesIn(plan: readonly Choice[]): readonly Choice[] {
  return plan.filter(({ verb }) => verb === 'deliver');
}

/**
 * Follows the questions of the round to its end. The first wish comes true for certain, each later one if it leaves
 * those before it possible: as it stands, or else in another room.
 */
function planned(view: View, begun: readonly Choice[], wishes: readonly Given[]): readonly Choice[] {
  const start = placeAfter(placeNow(view), begun);
  let kept: readonly Given[] = [];
  for (const [index, wish] of wishes.entries()) {
    const ways = index === 0 ? [wish] : [{ ...wish, isExact: true }, wish];
    const way = ways.find((each) => isPossible(start, begun, [...kept, each]));
    if (way !== undefined) kept = [...kept, way];
  }
  const plan = [...begun];
  let place = start;
  while (place?.ask != null) {
    const ask = withoutDelivery(place.ask);
    const person = askedIn(ask);
    const wish = kept.find(({ task }) => task.person === person);
    const wished: readonly Choice[] =
      wish !== undefined
        ? waysOf(wish, ask)
        : [
            dayProposals.proposedChoice(place.view, ask),
            { verb: 'rummage', person },
            { verb: 'rest', person },
          ];
    const here = place;
    const next = wished
      .map((choice) => ({ choice, place: here.take(choice) }))
      .find((way) => isPossible(way.place, [...plan, way.choice], kept));
    if (next === undefined || isRefusal(next.place)) return plan;
    plan.push(next.choice);
    place = next.place;
  }
  return plan;
}

/** Whether the choices that led here are legal and all wishes can still come true after them, if the others rest. */
function isPossible(
  place: PlanPlace | Refusal | null,
  begun: readonly Choice[],
  wishes: readonly Given[],
): boolean {
  if (place === null || isRefusal(place)) return false;
  const busy = begun.filter(isTask).flatMap(peopleIn);
  const open = wishes.filter(({ task }) => !begun.some((choice) => isTask(choice) && isLike(choice, task)));
  if (open.some(({ task }) => peopleIn(task).some((person) => busy.includes(person)))) return false;
  const { ask } = place;
  if (open.length === 0 || ask === null) return open.length === 0;
  const person = askedIn(ask);
  const wish = open.find(({ task }) => task.person === person);
  const ways: readonly Choice[] = wish === undefined ? [{ verb: 'rest', person }] : waysOf(wish, ask);
  return ways.some((way) => isPossible(place.take(way), [...begun, way], open));
}

/** The task that is wished, and the other rooms where it would do as well. */
function waysOf({ task, isExact }: Given, ask: Ask<Choice>): readonly TaskChoice[] {
  if (task.verb !== 'build') return [task];
  const like = everyChoice(ask)
    .filter(isTask)
    .filter((other) => isLike(other, task));
  const isThere = (other: TaskChoice) => other.verb === 'build' && other.space === task.space;
  return [task, ...like.filter(isThere), ...(isExact ? [] : like)];
}

/** A plan that goes on with rest for all who are asked before this person. */
function idleUntil(view: View, begun: readonly Choice[], person: PersonId): readonly Choice[] {
  const busy = new Set(begun.filter(isTask).flatMap(peopleIn));
  const before = view.left.slice(0, view.left.indexOf(person)).filter((each) => !busy.has(each));
  return [...begun, ...before.map((each) => ({ verb: 'rest', person: each }) as const)];
}

function askedIn({ prompt }: Ask<Choice>): PersonId {
  return prompt.vars.person as PersonId;
}

function withoutDelivery(ask: Ask<Choice>): Ask<Choice> {
  return { ...ask, choices: ask.choices.filter(({ verb }) => verb !== 'deliver') };
}
