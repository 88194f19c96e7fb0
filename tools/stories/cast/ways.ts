import type { Story, StoryId } from '../../../games/diario/src/data/language/story.ts';
import type { Role } from '../../../games/diario/src/data/roles.ts';
import { placesIn } from './places.ts';

/** A way on which a story is reached. */
export interface Way {
  /** The story before; null if a card leads here. */
  readonly from: Story | null;
  /** The days between; 0 at once. */
  readonly days: number;
  /** Whether a person took a test on the way, in the story before. */
  readonly isTested: boolean;
}

/** The ways to each story. */
export function waysTo(stories: readonly Story[]): ReadonlyMap<StoryId, readonly Way[]> {
  const ways = new Map<StoryId, Way[]>(
    stories.map(({ id, from }) => [id, from === null ? [] : [{ from: null, days: 0, isTested: false }]]),
  );
  for (const story of stories)
    for (const { effect, isTested } of placesIn(story)) {
      if (effect.kind !== 'story' && effect.kind !== 'later') continue;
      const days = effect.kind === 'later' ? effect.days : 0;
      ways.get(effect.story)?.push({ from: story, days, isTested });
    }
  return ways;
}

/** What is known of the people when a story is read, whichever way it was reached. */
export interface Known {
  /** Roles that are given out for certain. */
  readonly roles: ReadonlySet<Role>;
  /** Whether the scene has an actor for certain. */
  readonly hasActor: boolean;
}

/** What is known at each story: it loses what one of its ways does not bring, until nothing more is lost. */
export function knownAt(stories: readonly Story[], everyRole: readonly Role[]): ReadonlyMap<StoryId, Known> {
  const ways = waysTo(stories);
  const known = new Map<StoryId, Known>(
    stories.map(({ id }) => [id, { roles: new Set(everyRole), hasActor: true }]),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const { id, cast = [] } of stories) {
      const before = (ways.get(id) ?? []).map(({ from, days, isTested }) => {
        const there = from === null ? undefined : known.get(from.id);
        const hasActor = days === 0 && (isTested || there?.hasActor === true);
        return { roles: there?.roles ?? new Set<Role>(), hasActor };
      });
      const roles = new Set(
        everyRole.filter((role) => cast.includes(role) || before.every((way) => way.roles.has(role))),
      );
      const hasActor = before.every((way) => way.hasActor);
      const old = known.get(id);
      if (old?.roles.size === roles.size && old.hasActor === hasActor) continue;
      known.set(id, { roles, hasActor });
      changed = true;
    }
  }
  return known;
}
