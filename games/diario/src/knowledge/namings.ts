import type { Ask } from '@vigilia/kernel';
import { NARRATIVE } from '../data/cards/narrative.ts';
import { type Stake, stakesIn } from '../data/language/stakes.ts';
import type { Choice } from '../kinds/choices.ts';
import type { View } from '../kinds/view.ts';
import { question } from '../rules/table/ask.ts';
import { awakeAmong, present } from '../rules/table/people.ts';
import type { Person } from '../state/state.ts';
import { whereNow } from './scene.ts';

/** A question by whom to which a choice may lead. */
export interface Naming {
  readonly ask: Ask<Choice>;
  /** Whether it is asked for certain; otherwise a die, a test or a condition decides. */
  readonly isSure: boolean;
}

/**
 * The questions by whom, to which a choice of a story or a Narrative Action leads: the player can settle them together
 * with the choice. They are as the rules would ask them now; what happens in between may still change them. Those that
 * only may come are left to be asked if one is certain, so that what is settled stays in sight.
 */
export function namingsOf(view: View, choice: Choice): readonly Naming[] {
  const where = view.deciding?.where ?? whereNow(view);
  const people = present(view, where);
  const certain = stakesAt(view, choice);
  const asked = new Map<string, Naming>();
  for (const stake of [...certain, ...certain.flatMap(within)]) {
    const ask = namingOf(view, people, stake);
    if (ask === null || ask.choices.length < 2) continue;
    const key = namingKey(ask);
    if (!asked.has(key)) asked.set(key, { ask, isSure: certain.includes(stake) });
  }
  const namings = [...asked.values()];
  const sure = namings.filter(({ isSure }) => isSure);
  return sure.length > 0 ? sure : namings;
}

/** What sets one question by whom apart from another: whose Misery rises, who takes a test. */
export function namingKey({ prompt: { key, vars } }: Ask<Choice>): string {
  return `${key} ${vars.state ?? ''} ${vars.by ?? ''}`;
}

/** What a die, a test or a condition may bring. */
function within(stake: Stake): readonly Stake[] {
  const inside = branchesOf(stake);
  return [...inside, ...inside.flatMap(within)];
}

function branchesOf(stake: Stake): readonly Stake[] {
  if (stake.kind === 'chance') return stake.rows.flatMap(({ stakes }) => stakes);
  if (stake.kind === 'trial') return [...stake.pass, ...stake.fail];
  return stake.kind === 'if' ? [...stake.stakes, ...stake.otherwise] : [];
}

function stakesAt({ deciding }: View, choice: Choice): readonly Stake[] {
  if (choice.verb === 'decide') return deciding?.options[choice.option]?.stakes ?? [];
  return choice.verb === 'narrate' ? stakesIn(NARRATIVE[choice.narrative].effects) : [];
}

function namingOf({ leader }: View, people: readonly Person[], stake: Stake): Ask<Choice> | null {
  if (stake.kind === 'trial') {
    if (stake.by !== undefined) return null;
    const testers = named(awakeAmong(people));
    if (stake.of === 'empathy') return question(leader, 'LEAD-1', 'prompt.test-empathy', testers);
    return stake.need === 1
      ? question(leader, 'LEAD-1', 'prompt.test-prowess-1', testers)
      : question(leader, 'LEAD-1', 'prompt.test-prowess-2', testers);
  }
  if (stake.kind !== 'change' || stake.who !== 'one') return null;
  const { state, by } = stake;
  if (by > 0)
    return question(leader, 'LEAD-1', 'prompt.name-for-worse', named(people), { vars: { state, by } });
  const touched = named(people.filter(({ levels }) => levels[state] > 0));
  return question(leader, 'LEAD-1', 'prompt.name-for-better', touched, { vars: { state, by: -by } });
}

function named(people: readonly Person[]): readonly Choice[] {
  return people.map(({ id }) => ({ verb: 'name', person: id }));
}
