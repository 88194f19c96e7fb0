import { type Ask, everyChoice, isSameChoice } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { isAwake } from '../../rules/table/people.ts';

/** The most that are thought over. */
const MOST = 12;

/** No voice advises to give up, unless nothing else is left. */
const GIVING_UP: readonly string[] = ['unguarded', 'concede'];

/** What leaves the house unguarded if it is the duty of the last person who can keep guard (EVE-2). */
const OFF_GUARD: readonly string[] = ['bed', 'floor', 'scavenge'];

/** What is worth a thought: the planner's own first, then one of each verb, then whatever lies between. */
export function candidatesFor(view: View, ask: Ask<Choice>, own: Choice): Choice[] {
  const givingUp = isForLastGuard(view, ask) ? OFF_GUARD : GIVING_UP;
  const others = everyChoice(ask).filter(
    (choice) => !isSameChoice(choice, own) && !givingUp.includes(choice.verb),
  );
  const firsts = others.filter(
    ({ verb }, index) => others.findIndex((other) => other.verb === verb) === index,
  );
  const rest = others.filter((choice) => !firsts.includes(choice));
  return [own, ...firsts.slice(0, MOST - 1), ...spread(rest, MOST - 1 - firsts.length)];
}

function isForLastGuard({ people, left }: View, { prompt, choices }: Ask<Choice>): boolean {
  if (prompt.key !== 'prompt.duty' || !choices.some(({ verb }) => verb === 'guard')) return false;
  return people.every(
    (person) =>
      person.duty !== 'guard' &&
      (person.id === prompt.vars.person || !left.includes(person.id) || !isAwake(person)),
  );
}

function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return items.slice();
  return items.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / items.length) > Math.floor((index * count) / items.length),
  );
}
