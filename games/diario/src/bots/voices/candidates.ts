import { type Ask, everyChoice, isSameChoice } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';

/** The most that are thought over. */
const MOST = 12;

/** No voice advises to give up, unless nothing else is left. */
const GIVING_UP: readonly string[] = ['unguarded', 'concede'];

/** What is worth a thought: the planner's own first, then one of each verb, then whatever lies between. */
export function candidatesFor(ask: Ask<Choice>, own: Choice): Choice[] {
  const others = everyChoice(ask).filter(
    (choice) => !isSameChoice(choice, own) && !GIVING_UP.includes(choice.verb),
  );
  const firsts = others.filter(
    ({ verb }, index) => others.findIndex((other) => other.verb === verb) === index,
  );
  const rest = others.filter((choice) => !firsts.includes(choice));
  return [own, ...firsts.slice(0, MOST - 1), ...spread(rest, MOST - 1 - firsts.length)];
}

function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return items.slice();
  return items.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / items.length) > Math.floor((index * count) / items.length),
  );
}
