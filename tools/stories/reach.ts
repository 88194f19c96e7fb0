import type { StoryId } from '../../games/diario/src/data/language/story.ts';
import type { StoryCard } from '../../games/diario/src/data/language/story-cards.ts';
import type { Book } from './book.ts';
import { cardsIn, effectsIn, linksIn } from './within.ts';

/**
 * The longest chain of stories, the card's own included. A game ends on the morning of day 8 to 10 (END-1): three
 * readings, each put off by four days, just fit. Marks let other stories remember for longer.
 */
const LONGEST_CHAIN = 3;

/** Stories nothing leads to, chains that are too long, and stories that lead back to themselves. */
export function reachComplaints(book: Pick<Book, 'stories' | 'cards'>): string[] {
  const { depths, circles } = chainsIn(book);
  return [
    ...book.stories.filter(({ id }) => !depths.has(id)).map(({ id }) => `${id}: nothing leads here`),
    ...[...depths]
      .filter(([, depth]) => depth > LONGEST_CHAIN)
      .map(([id, depth]) => `${id}: the last of ${depth} stories, at most ${LONGEST_CHAIN}`),
    ...[...circles].map((id) => `${id}: leads back to itself`),
  ];
}

interface Chains {
  /** Of every story that can be reached: how many come before it at most, itself counted. */
  readonly depths: ReadonlyMap<StoryId, number>;
  readonly circles: ReadonlySet<StoryId>;
}

export function chainsIn({ stories, cards }: Pick<Book, 'stories' | 'cards'>): Chains {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const depths = new Map<StoryId, number>();
  const circles = new Set<StoryId>();
  const drawn = Map.groupBy(stories, ({ from }) => from?.card);
  const storiesOf = (card: StoryCard) => (drawn.get(card) ?? []).map(({ id }) => id);
  for (const id of cardsIn([...cards.home, ...cards.out]).flatMap(storiesOf)) follow(id, []);
  return { depths, circles };

  function follow(id: StoryId, before: readonly StoryId[]): void {
    const story = byId.get(id);
    if (story === undefined) return;
    if (before.includes(id)) {
      circles.add(id);
      return;
    }
    const chain = [...before, id];
    const known = depths.get(id) ?? 0;
    if (known >= chain.length) return;
    depths.set(id, chain.length);
    const next = [
      ...linksIn(story).map((link) => link.story),
      ...cardsIn(effectsIn(story)).flatMap(storiesOf),
    ];
    for (const each of next) follow(each, chain);
  }
}
