/** Every card, person, place and story of the game by name: for programs that go through all of them. */

export { CHAPTER_IDS } from './data/cards/chapters.ts';
export { ENDING_IDS, EVENT_IDS } from './data/cards/events.ts';
export { EXPLORATION_IDS } from './data/cards/exploration.ts';
export { FATE_IDS } from './data/cards/fate.ts';
export { FINDINGS_IDS } from './data/cards/findings.ts';
export { LOCATION_IDS } from './data/cards/locations.ts';
export { NARRATIVE_IDS } from './data/cards/narrative.ts';
export { OBJECTIVE_IDS } from './data/cards/objectives.ts';
export { RAID_IDS } from './data/cards/raids.ts';
export { RESIDENT_IDS } from './data/cards/residents.ts';
export { SHELTER_IDS } from './data/cards/shelter.ts';
export { VISITOR_IDS } from './data/cards/visitors.ts';
export { COLOURS } from './data/colours.ts';
export { FITTING_IDS, FITTINGS, type FittingId, likeOf } from './data/fittings.ts';
export type { Good, Goods } from './data/goods.ts';
export type { Condition, Effect } from './data/language/effect.ts';
export type { Story, StoryId } from './data/language/story.ts';
export { effectsWithin } from './data/language/within.ts';
export { PERSON_IDS } from './data/people.ts';
export type { Choice } from './kinds/choices.ts';
export type { Event } from './kinds/events.ts';
export type { EffectsFrame } from './state/frames.ts';
export type { House } from './state/state.ts';
export { STORIES } from './stories/book.ts';
export { DRAWN_STORIES } from './stories/read-before.ts';
