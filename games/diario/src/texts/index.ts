export { cardTexts, explorationText, objectiveTexts } from './card.ts';
export type { Catalog, Clause } from './catalog.ts';
export { eventText } from './event.ts';
export { locationParts, locationTexts } from './location.ts';
export { choiceText } from './message.ts';
export { nameOf } from './names.ts';
export { personTexts } from './person.ts';
export { proseMessages, proseOf } from './prose.ts';
export { signed } from './signed.ts';
