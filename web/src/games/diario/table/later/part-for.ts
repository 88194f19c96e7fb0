import type { Ask } from '@vigilia/kernel';
import type { Late } from '../../../../ui/lazy.tsx';
import type { QuestionPart } from './moment-part.ts';
import { barter, council, dawn, day, dusk, evening, exploring, fight, naming, raid, story } from './parts.ts';

/** What a Night Raid and a fight both ask; the clause tells which of them does. */
const IN_BOTH = ['arm', 'shots', 'reroll', 'wound'];

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
  [raid, ['shield', 'raid-damage', 'crime-wave', ...IN_BOTH]],
  [fight, ['stance', 'hit', 'kill', 'sacrifice', 'story-face', 'enemy-story-face']],
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
export function partFor({ prompt, clause }: Pick<Ask, 'prompt' | 'clause'>): Late<QuestionPart> {
  const part = PARTS.get(prompt.key) ?? story;
  return part === raid && clause.startsWith('FIGHT') ? fight : part;
}
