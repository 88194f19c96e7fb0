export type { Catalog, Clause } from './catalog.ts';
export { choiceText, eventText, type Key, message } from './message.ts';
export { nameOf } from './names.ts';
export { tileTexts } from './tile.ts';
