import type { Ask } from '@vigilia/kernel';
import type { Late } from '../../../../ui/late.ts';
import type { QuestionPart } from './moment-part.ts';
import { barter, combat, council, dawn, day, dusk, evening, exploring, naming, story } from './parts.ts';

/** The questions of each part, by their keys without `prompt.`. */
const QUESTIONS: ReadonlyMap<Late<QuestionPart>, readonly string[]> = new Map<
  Late<QuestionPart>,
  readonly string[]
>([
  [day, ['assign', 'mix', 'idea']],
  [story, ['options']],
  [barter, ['at-the-door', 'commission', 'barter']],
  [dusk, ['drink', 'eat']],
  [evening, ['duty', 'unguarded', 'location', 'pack']],
  [exploring, ['lock', 'explore', 'search', 'obstacle', 'outdoor-lock', 'hush', 'findings']],
  [
    combat,
    [
      ...['arm', 'shots', 'reroll', 'wound'],
      ...['shield', 'raid-damage', 'crime-wave'],
      ...['stance', 'hit', 'kill', 'sacrifice', 'story-face', 'enemy-story-face'],
    ],
  ],
  [dawn, ['treat', 'toast', 'habit', 'narrative', 'before-morning', 'last-supper', 'no-starter']],
  [
    naming,
    [
      ...['name-for-better', 'name-for-worse', 'name-who-leaves', 'nursing', 'choose-loss'],
      ...['test-empathy', 'test-prowess-1', 'test-prowess-2'],
    ],
  ],
  [council, ['voice']],
]);

const PARTS: ReadonlyMap<string, Late<QuestionPart>> = new Map(
  [...QUESTIONS].flatMap(([part, keys]) => keys.map((key) => [`prompt.${key}`, part] as const)),
);

/** Every part that answers questions. */
export const QUESTION_PARTS: readonly Late<QuestionPart>[] = [...QUESTIONS.keys()];

/** The part that answers a question. One of rules that this page does not know is a list of options beside any part. */
export function partFor({ prompt }: Pick<Ask, 'prompt'>): Late<QuestionPart> {
  return PARTS.get(prompt.key) ?? story;
}
