import type { Bot, GameEntry, Kinds } from '@vigilia/kernel';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import type { Budget } from './search/budget.ts';
import { search } from './search/search.ts';

/** In how many imagined worlds the greedy bot tries a choice. */
const WORLDS = 6;

/** A search that is given no budget thinks for this long about a choice. */
const USUAL_MILLISECONDS = 1000;

type Make<K extends Kinds> = (budget: Budget | null) => Bot<K>;

/** Every bot that plays a game, by name: the random one, the game's own, and those that search with its insight. */
function makersOf<K extends Kinds>({
  game,
  bots,
  insight,
  searchers = {},
}: GameEntry<K>): Map<string, Make<K>> {
  const makers = new Map<string, Make<K>>([['random', () => random()]]);
  if (insight !== undefined) {
    makers.set('greedy', () => greedy(game, insight, { worlds: WORLDS }));
    for (const [name, leaning] of Object.entries(searchers))
      makers.set(name, (budget) =>
        search(game, insight, { milliseconds: USUAL_MILLISECONDS, ...budget, ...leaning }),
      );
  }
  for (const [name, bot] of Object.entries(bots)) makers.set(name, () => bot);
  return makers;
}

export function botNamesOf<K extends Kinds>(entry: GameEntry<K>): string[] {
  return [...makersOf(entry).keys()];
}

/** A bot by its name; undefined if no such bot plays the game. Only searching bots mind the budget. */
export function botOf<K extends Kinds>(
  entry: GameEntry<K>,
  name: string,
  budget: Budget | null,
): Bot<K> | undefined {
  return makersOf(entry).get(name)?.(budget);
}
