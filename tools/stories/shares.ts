import type { Book } from './book.ts';
import { decisionsIn, linksIn } from './within.ts';

/** Parts of the book, each a share of its stories. */
export interface Shares {
  /** Those that ask for a real decision. */
  readonly withChoice: number;
  /** Those that lead to another or follow one. */
  readonly linked: number;
}

export function sharesOf({ stories }: Pick<Book, 'stories'>): Shares {
  const targets = new Set(stories.flatMap((story) => linksIn(story).map((link) => link.story)));
  const part = (count: number) => (stories.length === 0 ? 0 : count / stories.length);
  return {
    withChoice: part(stories.filter((story) => decisionsIn(story).some(({ length }) => length > 1)).length),
    linked: part(stories.filter((story) => targets.has(story.id) || linksIn(story).length > 0).length),
  };
}

export function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
