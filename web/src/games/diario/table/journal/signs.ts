import type { Event } from '../asked.ts';

/** The thing of the box that a question names and a newcomer may not know, by its key. */
const OF_QUESTIONS: Readonly<Record<string, string>> = {
  'prompt.explore': 'night-cards',
  'prompt.search': 'night-cards',
  'prompt.obstacle': 'night-cards',
  'prompt.crime-wave': 'red-corner',
  'prompt.test-prowess-1': 'die-grey',
  'prompt.test-prowess-2': 'die-grey',
  'prompt.story-face': 'fate',
  'prompt.enemy-story-face': 'fate',
};

/** The same of what was turned up. */
const OF_EVENTS: Readonly<Partial<Record<Event['type'], string>>> = {
  spirit: 'spirit',
  'fate-struck': 'fate',
  'fate-missed': 'fate',
  'prowess-passed': 'die-grey',
  'prowess-failed': 'die-grey',
  heard: 'noise',
  unheard: 'noise',
  'cold-bit': 'cold',
  'cold-held': 'cold',
};

/** The sign that explains a question; null if its words are plain. */
export function signOfQuestion(prompt: string): string | null {
  return OF_QUESTIONS[prompt] ?? null;
}

export function signOfEvent(type: Event['type']): string | null {
  return OF_EVENTS[type] ?? null;
}
