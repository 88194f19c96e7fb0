import { STORY_CARDS } from '../../games/diario/src/data/language/story-cards.ts';
import type { Book } from './book.ts';
import { cardsIn, effectsIn, linksIn } from './within.ts';

/** Stories of one name, and links and cards that lead nowhere. */
export function referenceComplaints({ stories, cards }: Book): string[] {
  const ids = stories.map(({ id }) => id);
  const known = new Set(ids);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id}: two stories have this id`),
    ...stories.flatMap((story) => [
      ...linksIn(story)
        .filter((link) => !known.has(link.story))
        .map((link) => `${story.id}: there is no story ${link.story}`),
      ...unknownCards(effectsIn(story)).map((card) => `${story.id}: there is no story card ${card}`),
    ]),
    ...unknownCards([...cards.home, ...cards.out]).map((card) => `a card reads ${card}, no story card`),
  ];
}

function unknownCards(effects: Parameters<typeof cardsIn>[0]): string[] {
  return cardsIn(effects).filter((card) => !STORY_CARDS.some((known) => known === card));
}
