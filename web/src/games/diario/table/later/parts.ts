import { late } from '../../../../ui/lazy.tsx';

/*
 * The parts of the table, each in a file that comes when it is needed. What a part takes from its file is named one by
 * one: what no part takes is left out of the files.
 */

/** A round of the Day, and pointing at the house. */
export const day = late(async () => {
  const { controls, moment, pointing } = await import('../boards/day/part.ts');
  return { controls, moment, pointing };
});
/** The page of a story and the board of its options. */
export const story = late(async () => {
  const { controls, moment, StoryPage } = await import('../boards/story/part.ts');
  return { controls, moment, StoryPage };
});
/** A visitor, and what is traded. */
export const barter = late(async () => {
  const { controls, moment } = await import('../boards/barter/part.ts');
  return { controls, moment };
});
/** Water and meals. */
export const dusk = late(async () => {
  const { controls, moment } = await import('../boards/dusk/part.ts');
  return { controls, moment };
});
/** The duties of the night, and where the group goes. */
export const evening = late(async () => {
  const { controls, moment } = await import('../boards/evening/part.ts');
  return { controls, moment };
});
/** A Location, and what is found there. */
export const exploring = late(async () => {
  const { controls, moment } = await import('../boards/exploring/part.ts');
  return { controls, moment };
});
export const raid = late(async () => {
  const { controls, moment } = await import('../boards/raid/part.ts');
  return { controls, moment };
});
export const fight = late(async () => {
  const { controls, moment } = await import('../boards/fight/part.ts');
  return { controls, moment };
});
/** From Dawn until the morning. */
export const dawn = late(async () => {
  const { controls, moment } = await import('../boards/dawn/part.ts');
  return { controls, moment };
});
/** People who are named and goods that are given up, also together with the choice that leads to it. */
export const naming = late(async () => {
  const { controls, moment, NamingDetails } = await import('../boards/naming/part.ts');
  return { controls, moment, NamingDetails };
});
/** What those say who do not decide. */
export const council = late(async () => {
  const { controls, moment, Council, CouncilWaiting } = await import('../council/part.ts');
  return { controls, moment, Council, CouncilWaiting };
});
export const house = late(async () => {
  const { House } = await import('../house/house.tsx');
  return { House };
});
export const city = late(async () => {
  const { City } = await import('../city/city.tsx');
  return { City };
});
/** The page of a person who is gone. */
export const obituary = late(async () => {
  const { ObituaryPage } = await import('../book/obituary-page.tsx');
  return { ObituaryPage };
});
export const ending = late(async () => {
  const { Ending } = await import('../ending/ending.tsx');
  return { Ending };
});
