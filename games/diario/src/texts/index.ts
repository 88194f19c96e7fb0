export { cardTexts, locationTexts, narrativeTexts, objectiveTexts } from './card.ts';
export type { Catalog, Clause } from './catalog.ts';
export { choiceText } from './choice.ts';
export { effectTexts } from './effect.ts';
export { eventText } from './event.ts';
export { nameOf } from './names.ts';
export { proseMessages, proseOf } from './prose.ts';
