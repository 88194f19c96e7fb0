import type { Option } from '../../games/diario/src/data/language/effect.ts';
import type { Book } from './book.ts';
import { decisionsIn } from './within.ts';

/** A question must have an answer that is always open, and answers with different names. */
export function deadEndComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  return stories.flatMap((story) =>
    decisionsIn(story).flatMap((options) => {
      const ids = options.map(({ id }) => id);
      return [
        ...(options.some(isFree)
          ? []
          : [`${story.id}: every option of ${ids.join(', ')} asks for something`]),
        ...ids
          .filter((id, index) => ids.indexOf(id) < index)
          .map((id) => `${story.id}: two options are called ${id}`),
      ];
    }),
  );
}

function isFree({ cost, when }: Option): boolean {
  return when === undefined && Object.keys(cost ?? {}).length === 0;
}
