import type { Mark } from '../../games/diario/src/data/language/effect.ts';
import type { Story } from '../../games/diario/src/data/language/story.ts';
import type { Book } from './book.ts';
import { conditionsIn } from './conditions.ts';
import { effectsIn } from './within.ts';

/** The marks that a story leaves, and those that it looks for. */
export function marksLeft(story: Story): Mark[] {
  return effectsIn(story).flatMap((effect) => (effect.kind === 'mark' ? [effect.mark] : []));
}

export function marksRead(story: Story): Mark[] {
  return conditionsIn(story).flatMap((condition) => (condition.kind === 'marked' ? [condition.mark] : []));
}

/** A story looks for a mark that none leaves, or wipes one out. */
export function markComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  const left = new Set(stories.flatMap(marksLeft));
  return stories.flatMap((story) => {
    const wiped = effectsIn(story).flatMap((effect) => (effect.kind === 'unmark' ? [effect.mark] : []));
    return [...new Set([...marksRead(story), ...wiped])]
      .filter((mark) => !left.has(mark))
      .map((mark) => `${story.id}: no story leaves the mark ${mark}`);
  });
}

/** Marks that no story looks for. */
export function unreadMarks({ stories }: Pick<Book, 'stories'>): Mark[] {
  const read = new Set(stories.flatMap(marksRead));
  return [...new Set(stories.flatMap(marksLeft))].filter((mark) => !read.has(mark));
}
