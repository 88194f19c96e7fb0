export { apprentice } from './bots/apprentice/apprentice.ts';
export { detective } from './bots/detective/detective.ts';
export { EMBARRASSMENTS, type Embarrassment, embarrassment } from './bots/embarrassments.ts';
export { INSPECTORS_LEANING, insight } from './bots/inspector/insight.ts';
export { mostPages } from './bots/most-pages.ts';
export { distance } from './bots/routes.ts';
export { canWinNow } from './bots/victory/index.ts';
export { type Chosen, wastedWalk } from './bots/wasted-walk.ts';
export { POSITION_NAMES, type Source } from './choices.ts';
export {
  coordinates,
  isBlock,
  neighboursOf,
  PLACE_SQUARES,
  RUNE_SQUARES,
  SQUARES,
  type Square,
  STATIONS,
} from './city.ts';
export { POWERS, type Power } from './data/cards.ts';
export { CHARACTERS, type Character } from './data/characters.ts';
export { EVENTS } from './data/events.ts';
export { ACTION_GEAR, type Line, MACHINE_GEAR, MOVEMENT_GEAR } from './data/gears.ts';
export { LINKS, ROWS } from './data/map.ts';
export { DIRECTIONS, type Direction, PLACES, type Place } from './data/places.ts';
export { type Tile, tile } from './data/tiles.ts';
export { entry } from './entry.ts';
export { game } from './game.ts';
export type { Eleven } from './kinds.ts';
export { chanceOfFenrir, hiddenIn } from './knowledge/beliefs.ts';
export { effectsOfEvent } from './knowledge/event-effects.ts';
export { isOpenlyForced } from './knowledge/openly-forced.ts';
export { type Count, type Progress, progressOf } from './knowledge/progress.ts';
export { type Sheet, sheet, suspects } from './knowledge/sheet.ts';
export { worlds } from './knowledge/worlds.ts';
export { orders } from './orders/index.ts';
export type { Certain, Foreseen, Uncertain } from './preview/foreseen.ts';
export { preview } from './preview/preview.ts';
export { candidateArea, placedCount } from './rules/area.ts';
export { actionShown, facesAfter, machineShown, stepsShown } from './rules/gears.ts';
export { LAST_HOUR } from './rules/hour.ts';
export { STEPS_OF_THE_CARRIAGE } from './rules/move.ts';
export { isTransportBanned } from './rules/streets.ts';
export { MARKS_NEEDED, PAGES } from './rules/victory.ts';
export type { View } from './view.ts';
