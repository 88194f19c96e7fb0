import { A_BIRTHDAY } from '../book/a-birthday/stories.ts';
import { A_LETTER_HOME } from '../book/a-letter-home/stories.ts';
import { BORDER_POST } from '../book/border-post/stories.ts';
import { COVERED_MARKET } from '../book/covered-market/stories.ts';
import { DESERTER } from '../book/deserter/stories.ts';
import { HIDING_FAMILY } from '../book/hiding-family/stories.ts';
import { HILLSIDE_VILLAS } from '../book/hillside-villas/stories.ts';
import { LEAFLETS } from '../book/leaflets/stories.ts';
import { MATERNITY_WARD } from '../book/maternity-ward/stories.ts';
import { MUSIC_SCHOOL } from '../book/music-school/stories.ts';
import { NAMES_ON_THE_WALL } from '../book/names-on-the-wall/stories.ts';
import { NIGHT_WATCHMAN } from '../book/night-watchman/stories.ts';
import { OLD_BREWERY } from '../book/old-brewery/stories.ts';
import { OLD_COUPLE } from '../book/old-couple/stories.ts';
import { OLD_PHOTOGRAPHS } from '../book/old-photographs/stories.ts';
import { OLD_TEACHER } from '../book/old-teacher/stories.ts';
import { PUBLIC_LIBRARY } from '../book/public-library/stories.ts';
import { RAILWAY_STATION } from '../book/railway-station/stories.ts';
import { RIVER_CHAPEL } from '../book/river-chapel/stories.ts';
import { SHELLS_ON_OUR_STREET } from '../book/shells-on-our-street/stories.ts';
import { TALK_BY_CANDLE } from '../book/talk-by-candle/stories.ts';
import { THE_ARGUMENT } from '../book/the-argument/stories.ts';
import { THE_NEIGHBOURS } from '../book/the-neighbours/stories.ts';
import { TOWER_BLOCK } from '../book/tower-block/stories.ts';
import { TRACES } from '../book/traces/stories.ts';
import { TRAM_DEPOT } from '../book/tram-depot/stories.ts';
import { TWO_CHILDREN } from '../book/two-children/stories.ts';
import { VOICES_ON_THE_RADIO } from '../book/voices-on-the-radio/stories.ts';
import { WATER_SELLER } from '../book/water-seller/stories.ts';
import { WOUNDED_SOLDIER } from '../book/wounded-soldier/stories.ts';
import type { Colour } from '../data/colours.ts';
import type { Story, StoryId } from '../data/language/story.ts';
import type { StoryCard } from '../data/language/story-cards.ts';

/** The whole story book. */
export const STORIES: readonly Story[] = [
  ...MATERNITY_WARD,
  ...MUSIC_SCHOOL,
  ...COVERED_MARKET,
  ...RIVER_CHAPEL,
  ...RAILWAY_STATION,
  ...TOWER_BLOCK,
  ...PUBLIC_LIBRARY,
  ...OLD_BREWERY,
  ...TRAM_DEPOT,
  ...HILLSIDE_VILLAS,
  ...BORDER_POST,
  ...TALK_BY_CANDLE,
  ...OLD_PHOTOGRAPHS,
  ...A_LETTER_HOME,
  ...VOICES_ON_THE_RADIO,
  ...THE_NEIGHBOURS,
  ...NAMES_ON_THE_WALL,
  ...A_BIRTHDAY,
  ...THE_ARGUMENT,
  ...TWO_CHILDREN,
  ...WOUNDED_SOLDIER,
  ...OLD_TEACHER,
  ...WATER_SELLER,
  ...OLD_COUPLE,
  ...HIDING_FAMILY,
  ...NIGHT_WATCHMAN,
  ...DESERTER,
  ...SHELLS_ON_OUR_STREET,
  ...LEAFLETS,
  ...TRACES,
];

export const STORY_IDS: readonly StoryId[] = STORIES.map(({ id }) => id);

const BY_ID: ReadonlyMap<StoryId, Story> = new Map(STORIES.map((story) => [story.id, story]));

export function storyAt(id: StoryId): Story {
  const story = BY_ID.get(id);
  if (story === undefined) throw new RangeError(`no story ${id}`);
  return story;
}

const DRAWN: ReadonlyMap<StoryCard | undefined, readonly Story[]> = Map.groupBy(
  STORIES,
  ({ from }) => from?.card,
);

/** The stories a card can lead to. */
export function drawnFrom(card: StoryCard): readonly Story[] {
  return DRAWN.get(card) ?? [];
}

/** The stories a card leads to when this Colour is turned, the first of them first. */
export function storiesOf(card: StoryCard, colour: Colour): readonly Story[] {
  return drawnFrom(card).filter(({ from }) => from?.colour === colour);
}
