export { cardTexts, objectiveTexts } from './card.ts';
export type { Catalog, Clause } from './catalog.ts';
export { choiceText } from './choice.ts';
export { eventText } from './event.ts';
export { locationTexts } from './location.ts';
export { nameOf } from './names.ts';
export { personTexts } from './person.ts';
export { proseMessages, proseOf } from './prose.ts';
