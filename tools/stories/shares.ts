import type { Book } from './book.ts';
import { decisionsIn, linksIn } from './within.ts';

const LEAST_STORIES = 160;
const LEAST_WITH_CHOICE = 1 / 3;
const LEAST_CHAINED = 1 / 4;

export interface Shares {
  readonly stories: number;
  /** The part of them that asks for a real decision, and the part that is linked to another. */
  readonly withChoice: number;
  readonly chained: number;
}

export function sharesOf({ stories }: Pick<Book, 'stories'>): Shares {
  const linked = new Set(stories.flatMap((story) => linksIn(story).map((link) => link.story)));
  const part = (count: number) => (stories.length === 0 ? 0 : count / stories.length);
  return {
    stories: stories.length,
    withChoice: part(stories.filter((story) => decisionsIn(story).some(({ length }) => length > 1)).length),
    chained: part(stories.filter((story) => linked.has(story.id) || linksIn(story).length > 0).length),
  };
}

/** The book needs enough stories, enough decisions and enough links between stories. */
export function shareComplaints(book: Pick<Book, 'stories'>): string[] {
  const { stories, withChoice, chained } = sharesOf(book);
  return [
    ...(stories < LEAST_STORIES ? [`${stories} stories, at least ${LEAST_STORIES}`] : []),
    ...(withChoice < LEAST_WITH_CHOICE ? [`${percent(withChoice)} have a choice, at least a third`] : []),
    ...(chained < LEAST_CHAINED ? [`${percent(chained)} are linked, at least a quarter`] : []),
  ];
}

export function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
