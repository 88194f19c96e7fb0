export { greedy } from './bots/greedy.ts';
export { planner } from './bots/planner.ts';
export { council, reasonFor } from './bots/voices/council.ts';
export { cautious, hopeful, practical, VOICES } from './bots/voices/voices.ts';
export { GOOD_IDS, GOODS, type Good, type Goods } from './data/goods.ts';
export { HOUSE, SPACE_IDS, type SpaceId } from './data/house.ts';
export { PLACES } from './data/locations.ts';
export { OBJECTIVES } from './data/objectives.ts';
export { PEOPLE, PERSON_IDS, type PersonId } from './data/people.ts';
export { DOTS, STATES, type StateName, WORST } from './data/states.ts';
export { entry } from './entry.ts';
export { game } from './game.ts';
export type { Diario } from './kinds.ts';
export { forecast } from './knowledge/forecast.ts';
export { glossOf } from './knowledge/gloss.ts';
export { reachableIn } from './knowledge/reach.ts';
export {
  isTask,
  sumsOf,
  type TaskChoice,
  type UnbuiltFitting,
  unbuiltFittings,
} from './knowledge/tasks.ts';
export { proposalAfter, proposedChoice, withChoice } from './proposal.ts';
export { decisionOf } from './rules/table/council.ts';
export { listOf } from './rules/table/goods.ts';
export { STORY_IDS } from './stories/book.ts';
export { DRAWN_STORIES } from './stories/read-before.ts';
export type { Prose } from './stories/story.ts';
export type { PersonProse } from './texts/prose.ts';
export type { View } from './view.ts';
