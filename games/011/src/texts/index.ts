export type { Catalog, Clause } from './catalog.ts';
export { choiceText } from './choice.ts';
export { eventText } from './event.ts';
export { type Key, message } from './message.ts';
export { nameOf } from './names.ts';
export { tileTexts } from './tile.ts';
