import type { Book } from '../book.ts';
import { effectsIn, optionsIn } from '../within.ts';

/** How many options and branches depend on something. */
export function conditionalCount({ stories }: Pick<Book, 'stories'>): number {
  const options = stories.flatMap(optionsIn).filter(({ when }) => when !== undefined);
  const branches = stories.flatMap(effectsIn).filter(({ kind }) => kind === 'if');
  return options.length + branches.length;
}
