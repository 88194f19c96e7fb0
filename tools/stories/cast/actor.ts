import { VISITORS } from '../../../games/diario/src/data/cards/visitors.ts';
import { ROLES } from '../../../games/diario/src/data/roles.ts';
import type { Book } from '../book.ts';
import { knownAt, waysTo } from './ways.ts';

/** The part of the actor needs a Visitor, who is met by one person, or a test or the same part in the story before. */
export function actorComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  const known = knownAt(stories, ROLES);
  const ways = waysTo(stories);
  return stories
    .filter(({ cast = [] }) => cast.includes('actor'))
    .flatMap((story) => {
      const card = story.from?.card ?? '';
      return (ways.get(story.id) ?? []).flatMap(({ from, days, isTested }) => {
        if (from === null) return Object.hasOwn(VISITORS, card) ? [] : [`${story.id}: ${card} has no actor`];
        const there = known.get(from.id);
        const hasActor = days === 0 && (isTested || there?.hasActor === true);
        return hasActor || there?.roles.has('actor') === true
          ? []
          : [`${from.id}: ${story.id} needs an actor, and there may be none`];
      });
    });
}
