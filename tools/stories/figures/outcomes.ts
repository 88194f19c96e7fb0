import type { Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import { branchesOf } from '../../../games/diario/src/data/language/within.ts';
import type { Book } from '../book.ts';
import { optionsIn } from '../within.ts';

/** How many outcomes an option has on average, over all options of the book. */
export function outcomesPerOption({ stories }: Pick<Book, 'stories'>): number {
  const options = stories.flatMap(optionsIn);
  const outcomes = options.reduce((sum, option) => sum + outcomesOf(option), 0);
  return options.length === 0 ? 0 : outcomes / options.length;
}

/** How many different things can come of an option: each a way through its rows, tests, conditions and decisions. */
export function outcomesOf({ effects }: Pick<Option, 'effects'>): number {
  return waysThrough(effects).size;
}

/** Every way through these effects, written out; ways that end in the same are one. */
function waysThrough(effects: readonly Effect[]): ReadonlySet<string> {
  let ways: ReadonlySet<string> = new Set(['']);
  for (const effect of effects) {
    const branches = branchesOf(effect);
    const next =
      branches.length === 0 ? [JSON.stringify(effect)] : branches.flatMap((each) => [...waysThrough(each)]);
    ways = new Set([...ways].flatMap((way) => next.map((after) => way + after)));
  }
  return ways;
}
