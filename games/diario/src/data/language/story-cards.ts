/** Cards that lead to a story, one for each colour. */
export const STORY_CARDS = [
  // Locations: looking around or talking to people (SCAV-6).
  'maternity-ward',
  'music-school',
  'covered-market',
  'river-chapel',
  'railway-station',
  'tower-block',
  'public-library',
  'old-brewery',
  'tram-depot',
  'hillside-villas',
  // A Location: on arrival (SCAV-1).
  'border-post',
  // Narrative Actions (DAWN-5).
  'talk-by-candle',
  'old-photographs',
  'a-letter-home',
  'voices-on-the-radio',
  'the-neighbours',
  'names-on-the-wall',
  'a-birthday',
  'the-argument',
  // Visitors (DAY-5).
  'two-children',
  'wounded-soldier',
  'old-teacher',
  'water-seller',
  // Residents (SCAV-3).
  'old-couple',
  'hiding-family',
  'night-watchman',
  'deserter',
  // Events (MORN-1).
  'shells-on-our-street',
  'leaflets',
  // Exploration (SCAV-4).
  'traces',
] as const;

export type StoryCard = (typeof STORY_CARDS)[number];
