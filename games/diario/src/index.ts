export { greedy } from './bots/greedy.ts';
export { barterProposals } from './bots/habits/barter.ts';
export { combatProposals } from './bots/habits/combat.ts';
export { dawnProposals } from './bots/habits/dawn.ts';
export { dayProposals } from './bots/habits/day.ts';
export { duskProposals } from './bots/habits/dusk.ts';
export { eveningProposals } from './bots/habits/evening.ts';
export { exploringProposals } from './bots/habits/exploring.ts';
export { namingProposals } from './bots/habits/naming.ts';
export { planner, proposalAfter, proposals, proposedChoice, withChoice } from './bots/planner.ts';
export { council, reasonFor } from './bots/voices/council.ts';
export { reasonOfPlan } from './bots/voices/reasons/of-plan.ts';
export { cautious, hopeful, practical, VOICES } from './bots/voices/voices.ts';
export { ENDINGS, EVENTS, type EventCard } from './data/cards/events.ts';
export type { ExplorationId } from './data/cards/exploration.ts';
export { COLD_THRESHOLDS, FATE, type FateCard } from './data/cards/fate.ts';
export {
  LOCATIONS,
  type LocationId,
  PLACES,
  type Place,
  SPECIALS,
  type Special,
  UNKNOWN_CARDS,
} from './data/cards/locations.ts';
export { OBJECTIVES } from './data/cards/objectives.ts';
export { isResident, type Spot } from './data/cards/spots.ts';
export type { ContentNote } from './data/content-notes.ts';
export { DICE, type DieColour, dieOf, type Face, isFirearm } from './data/dice.ts';
export { FITTINGS, type FittingId, likeOf } from './data/fittings.ts';
export {
  ALCOHOLS,
  type Alcohol,
  FOODS,
  type Food,
  GOOD_IDS,
  GOODS,
  type Good,
  type Goods,
  isPackable,
  isTradeable,
  REMEDIES,
  RESOURCES,
  type Remedy,
  type Resource,
  type Weapon,
} from './data/goods.ts';
export { HOUSE, LADDERS, SPACE_IDS, type SpaceId } from './data/house.ts';
export type { Prose, StoryId } from './data/language/story.ts';
export { STORY_CARDS } from './data/language/story-cards.ts';
export { PEOPLE, PERSON_IDS, type PersonId } from './data/people.ts';
export { fittingOf } from './data/recipes.ts';
export { ROLES } from './data/roles.ts';
export { DOTS, type Levels, STATES, type StateName, WORST } from './data/states.ts';
export { entry } from './entry.ts';
export { game } from './game/game.ts';
export { opened } from './game/view.ts';
export type { Diario } from './kinds/kinds.ts';
export type { View } from './kinds/view.ts';
export { afterDrinks, afterDuty, afterMeal } from './knowledge/after.ts';
export { lastDay, settlingDay } from './knowledge/calendar.ts';
export { type BattleOdds, battleOdds, type Harm } from './knowledge/combat/battle.ts';
export { diceOddsOf } from './knowledge/combat/dice-odds.ts';
export { paysToRollAgain, throwOf } from './knowledge/combat/die.ts';
export { type NightAhead, nightAhead } from './knowledge/combat/night.ts';
export { forecast } from './knowledge/gloss/forecast.ts';
export { glossOf } from './knowledge/gloss/gloss.ts';
export { sureGlossOf } from './knowledge/gloss/sure-gloss.ts';
export { taskGlossOf } from './knowledge/gloss/task-gloss.ts';
export { type Loss, lossOf } from './knowledge/losses.ts';
export { canBeMended } from './knowledge/mendable.ts';
export { missingForObjective } from './knowledge/missing.ts';
export { namingKey, namingsOf } from './knowledge/namings.ts';
export { careFor, fateMoves, type Move } from './knowledge/remedies.ts';
export {
  chartAsked,
  nextCardOdds,
  percentHeard,
  type WayBack,
  waysBack,
} from './knowledge/scavenging/exploring.ts';
export { chanceToFind, findsOf } from './knowledge/scavenging/finds.ts';
export { residentsAhead } from './knowledge/scavenging/residents.ts';
export { needsOf, optionTexts, tryingTexts } from './knowledge/stakes.ts';
export { canTakeBack } from './knowledge/take-back.ts';
export { isTask, sumsOf, type TaskChoice, type UnbuiltFitting, unbuiltFittings } from './knowledge/tasks.ts';
export { type Use, usesOf } from './knowledge/uses.ts';
export { type PlanPlace, placeAfter, placeNow, planAhead } from './plans/place.ts';
export type { Proposals } from './plans/proposals-by.ts';
export { choicesOf, type Share, splitPlan } from './plans/splits.ts';
export { canTake, isOnSale } from './rules/barter/barter.ts';
export { tradeable } from './rules/barter/wares.ts';
export { fightersAt } from './rules/combat/current-fight.ts';
export { isDecisive, woundsOf } from './rules/combat/dice.ts';
export { DEADLY, doesFall, woundsLeft } from './rules/combat/enemies.ts';
export { doesColdBite } from './rules/dawn/fate.ts';
export { needsRemedy } from './rules/dawn/remedies.ts';
export { canToast } from './rules/dawn/toast.ts';
export { hasEpilogue } from './rules/end/ceasefire.ts';
export { afterSupper, helpsAtSupper, SUPPER } from './rules/end/last-supper.ts';
export { scoreParts } from './rules/end/score.ts';
export { goingWithout } from './rules/evening/dusk.ts';
export { canTakeDuty, DUTIES } from './rules/evening/duties.ts';
export { isMixOpen } from './rules/raid/crime-wave.ts';
export { carryLimit } from './rules/scavenging/findings.ts';
export { shareSpent } from './rules/scavenging/unknown.ts';
export { hideoutIn } from './rules/table/area.ts';
export { mustHear } from './rules/table/council.ts';
export { amountOf, countOf, kindsIn, listOf, minus, plus, weightOf } from './rules/table/goods.ts';
export { reachableIn } from './rules/table/house.ts';
export { actionsLost, actionsWith, asLevel, isOnBrink, levelsLeft, takesOut } from './rules/table/levels.ts';
export { LOUDEST } from './rules/table/noise.ts';
export { actionsOf, explorers, isAwake, isIn, isInGroup, scavengers, skillOf } from './rules/table/people.ts';
export { bedsIn } from './rules/table/survey.ts';
export type { Cause, Duty, Ending, Enemy, Fight, Person, Phase, Raid } from './state/state.ts';
export { variantOf } from './state/variants.ts';
export { STORY_IDS, storyAt } from './stories/book.ts';
export { DRAWN_STORIES } from './stories/read-before.ts';
export type { PersonProse } from './texts/prose.ts';
