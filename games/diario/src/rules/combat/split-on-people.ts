import { WORST } from '../../data/states.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { changeState } from '../table/states.ts';
import { changeFight, currentFight, fighters } from './current-fight.ts';
import { dealWithoutChoice } from './deal-wounds.ts';

/** Deals out what they dealt as far as there is no choice; says whether nothing of it is left. */
export function hasSplitOnPeople(run: Run): boolean {
  const { kills, dealt } = currentFight(run.state);
  const people = fighters(run.state);
  if (kills.byThem > 0) {
    if (people.length > 1 && kills.byThem < people.length) return false;
    for (const { id } of people) changeState(run, id, 'wounds', WORST);
  } else if (!dealWithoutChoice(run, people, dealt.byThem)) return false;
  changeFight(run, { kills: { ...kills, byThem: 0 }, dealt: { ...dealt, byThem: 0 } });
  return true;
}

/** The Leader names who is lost (FIGHT-7), then who is hurt, one wound at a time (FIGHT-4). */
export const splitOnPeople: Asking<'split-on-people', 'wound' | 'sacrifice'> = {
  asks(table) {
    const { kills, dealt } = currentFight(table);
    const people = fighters(table);
    if (kills.byThem > 0) {
      const choices = people.map(({ id }) => ({ verb: 'sacrifice', person: id }) as const);
      return ask(table, 'FIGHT-7', 'prompt.sacrifice', choices);
    }
    const choices = people.map(({ id }) => ({ verb: 'wound', person: id }) as const);
    return ask(table, 'FIGHT-4', 'prompt.wound', choices, { vars: { wounds: dealt.byThem } });
  },
  answer(run, { later }, { verb, person }) {
    const { kills, dealt } = currentFight(run.state);
    if (verb === 'sacrifice') changeFight(run, { kills: { ...kills, byThem: kills.byThem - 1 } });
    else changeFight(run, { dealt: { ...dealt, byThem: dealt.byThem - 1 } });
    changeState(run, person, 'wounds', verb === 'sacrifice' ? WORST : 1);
    run.next({ step: 'split', later });
  },
};
