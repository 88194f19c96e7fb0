export { apprentice } from './bots/apprentice/apprentice.ts';
export { detective } from './bots/detective.ts';
export { EMBARRASSMENTS, type Embarrassment, embarrassment } from './bots/embarrassments.ts';
export { INSPECTORS_LEANING, insight } from './bots/inspector/insight.ts';
export { distance } from './bots/routes.ts';
export { type Chosen, wastedWalk } from './bots/wasted-walk.ts';
export { POWERS, type Power } from './data/cards.ts';
export { CHARACTERS, type Character } from './data/characters.ts';
export {
  coordinates,
  isBlock,
  neighboursOf,
  PLACE_SQUARES,
  RUNE_SQUARES,
  SQUARES,
  type Square,
  STATIONS,
} from './data/city.ts';
export { EVENTS } from './data/events.ts';
export { ACTION_GEAR, type Line, MACHINE_GEAR, MOVEMENT_GEAR } from './data/gears.ts';
export { LINKS, ROWS } from './data/map.ts';
export { DIRECTIONS, type Direction, PLACES, type Place } from './data/places.ts';
export { type Tile, tile } from './data/tiles.ts';
export { entry } from './entry.ts';
export { game } from './game.ts';
export { chanceOfFenrir, hiddenIn } from './knowledge/beliefs.ts';
export { isVictoryNear, mostPages } from './knowledge/most-pages.ts';
export { isOpenlyForced } from './knowledge/openly-forced.ts';
export { type Count, type Progress, progressOf } from './knowledge/progress.ts';
export { type Sheet, sheet, suspects } from './knowledge/sheet.ts';
export { sourcesFor, unseenIn } from './knowledge/sources.ts';
export { worlds } from './knowledge/worlds.ts';
export { orders } from './orders/index.ts';
export type { Certain, Foreseen, Uncertain } from './preview/foreseen.ts';
export { preview } from './preview/preview.ts';
export { type PlanPlace, placeNow, placesOn } from './preview/rehearsed.ts';
export { RULEBOOK_FIGURES } from './preview/rulebook-figures.ts';
export { candidateArea, placedCount } from './rules/area.ts';
export { isAvailable } from './rules/available.ts';
export { freePositions, isLastAuction, stillBidding } from './rules/bidders.ts';
export { boosted } from './rules/effects/actions.ts';
export { effectsAtPlace, effectsOfEvent, placeTouched } from './rules/event.ts';
export { HOUR_OF_FENRIR, hasFenrir, isFenrirToCome, isHourOfFenrir, wolfMarks } from './rules/fenrir.ts';
export { actionShown, facesAfter, machineShown, stepsShown, TEETH } from './rules/gears.ts';
export { hoursLeft, hoursPlayed, isRagnarok, LAST_HOUR } from './rules/hour.ts';
export { freeStepsOf, machineReady, stepsToPay, stepsToWalk } from './rules/move.ts';
export { isMoverAt, ridesFrom, stepsFrom } from './rules/streets.ts';
export { canPay, MOST_TIME, mostToPay } from './rules/treasury.ts';
export {
  goalWith,
  hasDeclared,
  isBeforeChoosing,
  MARKS_NEEDED,
  marksMissing,
  PAGES,
  pagesMissing,
  roleToWin,
} from './rules/victory.ts';
export { canWinNow } from './solver/can-win.ts';
export { POSITION_NAMES, type Source } from './table/choices.ts';
export type { Eleven } from './table/kinds.ts';
export { isActive } from './table/players.ts';
export { opened, type View } from './table/view.ts';
