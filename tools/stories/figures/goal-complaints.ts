import type { Book } from '../book.ts';
import { GOALS } from '../goals.ts';
import { percent } from '../shares.ts';
import { type Figures, figuresOf } from './figures.ts';
import { goodsForMisery } from './goods-for-misery.ts';

/** Goals that the book misses. */
export function goalComplaints(book: Book): string[] {
  const figures = figuresOf(book);
  const { stories, conditional, peopleStories, outcomesPerOption, withChoice, linked } = figures;
  const voices = otherVoices(figures);
  const sold = goodsForMisery(book);
  return [
    ...atLeast('stories', stories, GOALS.stories),
    ...atLeast('options or branches that depend on something', conditional, GOALS.conditional),
    ...atLeast('chains of three readings', figures.chainsOfThree, GOALS.chainsOfThree),
    ...atLeast('stories in which people come, leave, fight or break', peopleStories, GOALS.peopleStories),
    ...atLeast('outcomes an option', outcomesPerOption, GOALS.outcomesPerOption),
    ...atLeast('voices besides the narrator', voices, GOALS.registers),
    ...(withChoice < GOALS.withChoice ? [`${percent(withChoice)} have a choice, at least a third`] : []),
    ...(linked < GOALS.linked ? [`${percent(linked)} are linked, at least a quarter`] : []),
    ...(figures.goodsForMisery > GOALS.goodsForMisery
      ? [`${percent(figures.goodsForMisery)} sell goods for Misery, at most a fifth: ${sold.join(', ')}`]
      : []),
  ];
}

/** How many voices besides the narrator's are heard. */
function otherVoices({ registers }: Pick<Figures, 'registers'>): number {
  return Object.keys(registers).filter((register) => register !== 'narration').length;
}

function atLeast(what: string, count: number, least: number): string[] {
  return count < least ? [`${rounded(count)} ${what}, at least ${least}`] : [];
}

/** Rounded down, so that what misses a goal does not look like the goal. */
function rounded(count: number): number {
  return Math.floor(count * 100) / 100;
}
