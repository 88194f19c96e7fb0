import { COLOURS } from '../../games/diario/src/data/colours.ts';
import { STORY_CARDS } from '../../games/diario/src/data/language/story-cards.ts';
import type { Book } from './book.ts';

/** Every story card has a story of each colour, under the name by which it is found; further ones are numbered. */
export function colourComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  const ids = new Set(stories.map(({ id }) => id));
  const missing = STORY_CARDS.flatMap((card) =>
    COLOURS.filter((colour) => !ids.has(`${card}-${colour}`)).map(
      (colour) => `${card} has no ${colour} story`,
    ),
  );
  const misnamed = stories.flatMap(({ id, from }) => {
    const name = from === null ? null : `${from.card}-${from.colour}`;
    if (name !== null && name !== id.replace(/-[2-9]$/, ''))
      return [`${id}: comes from ${name} and is not named so`];
    const found = STORY_CARDS.some((card) => COLOURS.some((colour) => id === `${card}-${colour}`));
    return name === null && found ? [`${id}: is named after a card and does not come from it`] : [];
  });
  return [...missing, ...misnamed];
}
