import type { Colour } from '../data/colours.ts';
import type { StoryCard } from './cards.ts';
import { CITY_STORIES } from './city.ts';
import { DAY_STORIES } from './days.ts';
import { EVENING_STORIES } from './evenings.ts';
import { HOUSEHOLD_STORIES } from './household.ts';
import { OUTSKIRTS_STORIES } from './outskirts.ts';
import { RESIDENT_STORIES } from './residents.ts';
import type { Story, StoryId } from './story.ts';
import { VISITOR_STORIES } from './visitors.ts';

/** The whole story book. */
export const STORIES: readonly Story[] = [
  ...CITY_STORIES,
  ...OUTSKIRTS_STORIES,
  ...EVENING_STORIES,
  ...HOUSEHOLD_STORIES,
  ...VISITOR_STORIES,
  ...RESIDENT_STORIES,
  ...DAY_STORIES,
];

export const STORY_IDS: readonly StoryId[] = STORIES.map(({ id }) => id);

const BY_ID: ReadonlyMap<StoryId, Story> = new Map(STORIES.map((story) => [story.id, story]));

export function storyAt(id: StoryId): Story {
  const story = BY_ID.get(id);
  if (story === undefined) throw new RangeError(`no story ${id}`);
  return story;
}

/** The story a card leads to when this Colour is turned. */
export function storyOf(card: StoryCard, colour: Colour): Story {
  return storyAt(`${card}-${colour}`);
}
