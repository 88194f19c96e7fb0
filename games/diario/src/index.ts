export { greedy } from './bots/greedy.ts';
export { planner } from './bots/planner.ts';
export { council, reasonFor } from './bots/voices/council.ts';
export { cautious, hopeful, practical, VOICES } from './bots/voices/voices.ts';
export { DICE, type DieColour, dieOf, type Face, isFirearm } from './data/dice.ts';
export type { ExplorationId } from './data/exploration.ts';
export { GOOD_IDS, GOODS, type Good, type Goods, type Weapon } from './data/goods.ts';
export { HOUSE, SPACE_IDS, type SpaceId } from './data/house.ts';
export { type LocationId, PLACES, type Place, SPECIALS, UNKNOWN_CARDS } from './data/locations.ts';
export { OBJECTIVES } from './data/objectives.ts';
export { PEOPLE, PERSON_IDS, type PersonId } from './data/people.ts';
export { DOTS, STATES, type StateName, WORST } from './data/states.ts';
export { entry } from './entry.ts';
export { game } from './game.ts';
export type { Diario } from './kinds.ts';
export { type BattleOdds, battleOdds, fightersIn, type Harm } from './knowledge/battle.ts';
export { throwOf } from './knowledge/die.ts';
export { chartAsked, LOUDEST, nextCardOdds } from './knowledge/exploring.ts';
export { findsOf } from './knowledge/finds.ts';
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
export { isDecisive, woundsOf } from './rules/combat/dice.ts';
export { DEADLY } from './rules/combat/enemies.ts';
export { decisionOf } from './rules/table/council.ts';
export { amountOf, kindsIn, listOf, weightOf } from './rules/table/goods.ts';
export { choicesOf, planWith, type Share } from './splits.ts';
export type { Enemy, Fight, Person, Raid } from './state.ts';
export { STORY_IDS } from './stories/book.ts';
export type { Prose } from './stories/story.ts';
export type { PersonProse } from './texts/prose.ts';
export type { View } from './view.ts';
