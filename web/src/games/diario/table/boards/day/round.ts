import { dayProposals, game, isTask, type PersonId, type TaskChoice } from '@vigilia/game-diario';
import { type Ask, everyChoice, rehearse } from '@vigilia/kernel';
import type { Choice, View } from '../../asked.ts';

const DELIVER: Choice = { verb: 'deliver' };

/** The task a person has in a plan: their own, or the digging they help with. */
export function taskOf(plan: readonly Choice[], person: PersonId): TaskChoice | null {
  return plan.filter(isTask).find((task) => peopleIn(task).includes(person)) ?? null;
}

function peopleIn(task: TaskChoice): readonly PersonId[] {
  return task.verb === 'dig-with' ? [task.person, task.other] : [task.person];
}

/**
 * Everything a person could do in this round if those asked before did nothing. The rules ask one person after the other;
 * a board gives tasks in any order, and what another person has planned gives way to what is given last.
 */
export function offersFor(view: View, plan: readonly Choice[], person: PersonId): readonly TaskChoice[] {
  const begun = idleUntil(view, deliveriesIn(plan), person);
  const rehearsed = rehearse(game, view, view.leader, begun);
  if (rehearsed?.next == null || askedIn(rehearsed.next) !== person) return [];
  const helping = rehearsed.asks.flatMap(({ choices }) =>
    choices.filter((choice) => choice.verb === 'dig-with' && choice.other === person),
  );
  return [...everyChoice(rehearsed.next), ...helping].filter(isTask);
}

/**
 * The plan with one more task given, in the order in which the rules ask. Tasks of others stay as far as they leave room
 * for it; a person without a task is given what the planner proposes.
 */
export function give(view: View, plan: readonly Choice[], task: TaskChoice): readonly Choice[] {
  const people = peopleIn(task);
  const kept = plan.filter(isTask).filter((other) => peopleIn(other).every((each) => !people.includes(each)));
  return planned(view, deliveriesIn(plan), kept, task);
}

/** The plan with the Objective paid first, or not paid (MORN-2). */
export function deliver(view: View, plan: readonly Choice[], isPaid: boolean): readonly Choice[] {
  return planned(view, isPaid ? [DELIVER] : [], plan.filter(isTask), null);
}

/** Whether the Objective could be paid before anything else this round. */
export function canDeliver({ choices }: Ask<Choice>): boolean {
  return choices.some(({ verb }) => verb === 'deliver');
}

function deliveriesIn(plan: readonly Choice[]): readonly Choice[] {
  return plan.filter(({ verb }) => verb === 'deliver');
}

/** Follows the questions of the round to its end. `firm` is given whatever the others were to do. */
function planned(
  view: View,
  begun: readonly Choice[],
  kept: readonly TaskChoice[],
  firm: TaskChoice | null,
): readonly Choice[] {
  const plan = [...begun];
  for (;;) {
    const rehearsed = rehearse(game, view, view.leader, plan);
    const seen = rehearsed?.views.at(-1);
    if (rehearsed?.next == null || rehearsed.refusal !== null || seen === undefined) return plan;
    const ask = withoutDelivery(rehearsed.next);
    const person = askedIn(ask);
    const wished: Choice[] =
      firm?.person === person
        ? [firm]
        : [
            ...kept.filter((task) => task.person === person),
            dayProposals.proposedChoice(seen, ask),
            { verb: 'rummage', person },
            { verb: 'rest', person },
          ];
    const next = wished.find((choice) => leavesRoom(view, [...plan, choice], firm));
    if (next === undefined) return plan;
    plan.push(next);
  }
}

/** Whether a plan is legal and, where the firm task is still to come, leaves it possible. */
function leavesRoom(view: View, plan: readonly Choice[], firm: TaskChoice | null): boolean {
  const isToCome = firm !== null && !plan.includes(firm);
  const whole = isToCome ? [...idleUntil(view, plan, firm.person), firm] : plan;
  return rehearse(game, view, view.leader, whole)?.taken === whole.length;
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
