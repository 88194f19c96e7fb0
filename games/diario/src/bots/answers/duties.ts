import type { Ask } from '@vigilia/kernel';
import { PEOPLE } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { canTakeDuty, DUTIES, fatigueBy } from '../../rules/evening/duties.ts';
import { bedsIn } from '../../rules/table/survey.ts';
import type { Duty, Person } from '../../state/state.ts';
import { among, best } from '../lists.ts';
import { harmAt, harmOfWounds, weightOf } from '../worth/harm.ts';
import { harmOfNight } from '../worth/watch.ts';

/** What a night out finds, and what each unit of Inventory carries home besides. */
const FINDS = 6;
const CARRIED = 0.9;
const MOST_CARRIED = 9;
/** Wounds a night out brings on average. */
const RISK = 0.8;

/** The night that is best for all; asked one by one, the same night is planned again each time. */
export function duty(view: View, ask: Ask<Choice>): Choice | undefined {
  const index = view.people.findIndex(({ id }) => id === ask.prompt.vars.person);
  const watches = new Map<string, number>();
  const plan = best(plansFor(view), (duties) => worthOfNight(view, duties, watches));
  return among(ask.choices, ...DUTIES).find(({ verb }) => verb === plan?.[index]);
}

type Plan = readonly Duty[];

/** Every way to share out the duties that are not given yet. */
function plansFor(view: View): Plan[] {
  const beds = bedsIn(view.house);
  let plans: Plan[] = [[]];
  for (const person of view.people) {
    plans = plans.flatMap((plan) =>
      dutiesOf(person)
        .filter((each) => canTakeDuty(person, each, { others: plan, beds }))
        .map((each) => [...plan, each]),
    );
  }
  return plans;
}

function dutiesOf({ duty }: Person): readonly Duty[] {
  return duty === null ? DUTIES : [duty];
}

/** `watches` keeps what was thought of the same guards before. */
function worthOfNight(view: View, plan: Plan, watches: Map<string, number>): number {
  const on = (duty: Duty) => view.people.filter((_, index) => plan[index] === duty);
  const guards = on('guard');
  const key = guards.map(({ id }) => id).join();
  const watch = watches.get(key) ?? harmOfNight(view, guards);
  watches.set(key, watch);
  let worth = worthOfOuting(view, on('scavenge')) - watch;
  for (const [index, person] of view.people.entries())
    worth -= harmOfRest(view, person, plan[index] ?? 'floor');
  return worth;
}

function harmOfRest(view: View, person: Person, duty: Duty): number {
  const { levels } = person;
  return weightOf(view, person) * harmAt('fatigue', levels.fatigue + fatigueBy(duty, levels));
}

function worthOfOuting(view: View, scavengers: readonly Person[]): number {
  if (scavengers.length === 0) return 0;
  let inventory = 0;
  let prowess = 0;
  for (const { id } of scavengers) {
    inventory += PEOPLE[id].inventory;
    prowess += 1 + PEOPLE[id].prowess;
  }
  const risk = RISK * (2 / (1 + prowess));
  return FINDS + CARRIED * Math.min(MOST_CARRIED, inventory) - harmOfWounds(view, scavengers, risk);
}
