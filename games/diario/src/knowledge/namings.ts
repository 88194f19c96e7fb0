import type { Ask } from '@vigilia/kernel';
import { presentIn, whereNow } from '../bots/present.ts';
import type { Choice } from '../choices.ts';
import { NARRATIVE } from '../data/narrative.ts';
import { type Stake, stakesIn } from '../effects/stakes.ts';
import { question } from '../rules/table/ask.ts';
import { awakeAmong } from '../rules/table/people.ts';
import type { Person } from '../state.ts';
import type { View } from '../view.ts';

/**
 * The questions by whom, to which a choice of a story or a Narrative Action leads for certain: the player can settle them
 * together with the choice. They are as the rules would ask them now; what happens in between may still change them.
 */
export function namingsOf(view: View, choice: Choice): readonly Ask<Choice>[] {
  const where = view.deciding?.where ?? whereNow(view);
  const people = presentIn(view, where);
  return stakesAt(view, choice)
    .flatMap((stake) => namingOf(view, people, stake) ?? [])
    .filter(({ choices }) => choices.length > 1);
}

function stakesAt({ deciding }: View, choice: Choice): readonly Stake[] {
  if (choice.verb === 'decide') return deciding?.options[choice.option]?.stakes ?? [];
  return choice.verb === 'narrate' ? stakesIn(NARRATIVE[choice.narrative].effects) : [];
}

function namingOf({ leader }: View, people: readonly Person[], stake: Stake): Ask<Choice> | null {
  if (stake.kind === 'trial') {
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
