import type { Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import type { StoryId } from '../../../games/diario/src/data/language/story.ts';
import { branchesOf, effectsWithin } from '../../../games/diario/src/data/language/within.ts';
import type { Book } from '../book.ts';
import { optionsIn } from '../within.ts';

/** Stories with an option that gives goods, adds Misery and does nothing else. */
export function goodsForMisery({ stories }: Pick<Book, 'stories'>): StoryId[] {
  return stories.filter((story) => optionsIn(story).some(givesGoodsForMisery)).map(({ id }) => id);
}

function givesGoodsForMisery({ cost = {}, effects }: Option): boolean {
  const all = effectsWithin(effects).filter((effect) => isFelt(effect));
  return (
    Object.keys(cost).length === 0 &&
    all.some(givesGoods) &&
    all.some(addsMisery) &&
    all.every((effect) => givesGoods(effect) || addsMisery(effect))
  );
}

/** Words, marks and what only holds other effects are neither goods nor Misery. */
function isFelt(effect: Effect): boolean {
  return !['tell', 'mark', 'unmark'].includes(effect.kind) && branchesOf(effect).length === 0;
}

function givesGoods({ kind }: Effect): boolean {
  return kind === 'gain' || kind === 'search';
}

function addsMisery(effect: Effect): boolean {
  return effect.kind === 'change' && effect.state === 'misery' && effect.by > 0;
}
