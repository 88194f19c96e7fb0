import type { Ask } from '@vigilia/kernel';
import type { Stake } from '../data/language/stakes.ts';
import type { PersonId } from '../data/people.ts';
import type { StateName } from '../data/states.ts';
import type { Choice } from '../kinds/choices.ts';
import type { Deciding, View } from '../kinds/view.ts';
import { planAhead } from '../plans/place.ts';
import { whomAtStake } from '../rules/effects/whom.ts';
import { takesOut } from '../rules/table/levels.ts';
import { guards, present } from '../rules/table/people.ts';
import type { Person } from '../state/state.ts';
import type { TouchingStake } from '../texts/touching.ts';
import { chanceOfDeath } from './combat/lone-guard.ts';
import { percent } from './percent.ts';
import { sceneOf } from './scene.ts';

/** What a plan loses for good. */
export type Loss =
  | { readonly kind: 'concedes' | 'unguarded' | 'one-leaves' }
  | { readonly kind: 'dies' | 'leaves'; readonly person: PersonId }
  /** Not certain, but at least as likely as not. */
  | { readonly kind: 'lone-guard'; readonly person: PersonId; readonly percent: number };

const LIKELY_DEATH = 50;

/** The first loss that a plan brings for certain and that nothing mends, or the likely death of a lone guard. */
export function lossOf(view: View, ask: Ask<Choice>, plan: readonly Choice[]): Loss | null {
  const spoken = plan.find(({ verb }) => verb === 'concede' || verb === 'unguarded');
  if (spoken !== undefined) return { kind: spoken.verb === 'concede' ? 'concedes' : 'unguarded' };
  const [first] = plan;
  return (first === undefined ? null : lossByChoice(view, ask, first)) ?? lossByPlan(view, plan);
}

/** What the rules themselves say of the plan, as far as nothing is drawn on the way. */
function lossByPlan(view: View, plan: readonly Choice[]): Loss | null {
  const rehearsed = planAhead(view, plan);
  if (rehearsed === null) return null;
  const { events, next, views } = rehearsed;
  const gone = events.find((event) => event.type === 'gone');
  if (gone !== undefined) return { kind: gone.cause === 'misery' ? 'leaves' : 'dies', person: gone.person };
  if (next?.prompt.key === 'prompt.unguarded') return { kind: 'unguarded' };
  const isNightPlanned = plan.some(({ verb }) => verb === 'guard') && next === null;
  return isNightPlanned ? riskOfNight(views.at(-1) ?? view) : null;
}

function riskOfNight(view: View): Loss | null {
  const [guard, ...others] = guards(view);
  if (guard === undefined || others.length > 0) return null;
  const risk = percent(chanceOfDeath(view, guard));
  return risk < LIKELY_DEATH ? null : { kind: 'lone-guard', person: guard.id, percent: risk };
}

/** What a choice says by itself, if its question cannot be rehearsed. */
function lossByChoice(view: View, { prompt }: Ask<Choice>, choice: Choice): Loss | null {
  if (choice.verb === 'sacrifice') return { kind: 'dies', person: choice.person };
  if (choice.verb === 'name' && prompt.key === 'prompt.name-who-leaves')
    return { kind: 'leaves', person: choice.person };
  if (choice.verb === 'name' && prompt.key === 'prompt.name-for-worse')
    return lossAt(view, choice.person, prompt.vars.state as StateName, Number(prompt.vars.by));
  if (choice.verb === 'refuse' && prompt.key === 'prompt.habit')
    return lossAt(view, prompt.vars.person as PersonId, 'misery', Number(prompt.vars.misery));
  return choice.verb === 'decide' ? lossByOption(view, choice.option) : null;
}

/** The person whom a change of state takes out of the game, if it does (STAT-4). */
function lossAt({ people }: View, person: PersonId, state: StateName, by: number): Loss | null {
  const level = people.find(({ id }) => id === person)?.levels[state] ?? 0;
  if (by <= 0 || !takesOut(state, level + by)) return null;
  return { kind: state === 'misery' ? 'leaves' : 'dies', person };
}

/** What an option of a story does to people for certain. */
function lossByOption(view: View, option: string): Loss | null {
  for (const stake of view.deciding?.options[option]?.stakes ?? []) {
    const loss = lossByStake(view, stake);
    if (loss !== null) return loss;
  }
  return null;
}

function lossByStake(view: View, stake: Stake): Loss | null {
  if ((stake.kind !== 'change' && stake.kind !== 'leave') || view.deciding === null) return null;
  const touched = touchedFor(view, view.deciding, stake);
  if (stake.kind === 'leave') {
    if (touched === null) return { kind: 'one-leaves' };
    const [first] = touched;
    return first === undefined ? null : { kind: 'leaves', person: first.id };
  }
  for (const { id } of touched ?? []) {
    const loss = lossAt(view, id, stake.state, stake.by);
    if (loss !== null) return loss;
  }
  return null;
}

/** Those of the group whom a stake touches for certain; null if it is one of several. */
function touchedFor(view: View, deciding: Deciding, { who }: TouchingStake): readonly Person[] | null {
  const whom = whomAtStake(who, sceneOf(deciding));
  switch (whom.kind) {
    case 'everyone':
      return view.people;
    case 'present':
      return present(view, deciding.where);
    case 'person':
      return view.people.filter(({ id }) => id === whom.person);
    case 'chosen':
    case 'named':
    case 'tester':
      return null;
  }
}
