/** Everything of the table that the first decision does without. */
export { ObituaryPage } from '../book/obituary-page.tsx';
export { StoryPage } from '../book/story-page.tsx';
export { City } from '../city/city.tsx';
export { Council } from '../council/council.tsx';
export { Ending } from '../ending/ending.tsx';
export { answering } from './answering.ts';
