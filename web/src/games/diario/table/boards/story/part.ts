export { StoryPage } from '../../book/story-page.tsx';
export { controls, moment } from './moment.ts';
