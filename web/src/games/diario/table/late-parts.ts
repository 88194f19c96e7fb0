import type { Ask } from '@vigilia/kernel';
import { type Late, late } from '../../../ui/lazy.tsx';
import type { QuestionPart } from './boards/common/moment.ts';

/*
 * The parts of the table, each in a file that comes when it is needed. What is taken from a file is named one by one:
 * what no part takes is left out of the files.
 */

/** A round of the Day, and pointing at the house. */
export const day = late(async () => (await import('./boards/day/day-board.tsx')).dayPart);
/** The page of a story and the board of its options. */
export const story = late(async () => {
  const [{ storyPart }, { StoryPage }] = await Promise.all([
    import('./boards/story/story-board.tsx'),
    import('./book/story-page.tsx'),
  ]);
  return { ...storyPart, StoryPage };
});
/** A visitor, and what is traded. */
export const barter = late(async () => (await import('./boards/barter/barter-board.tsx')).barterPart);
/** Water and meals. */
export const dusk = late(async () => (await import('./boards/dusk/dusk-board.tsx')).duskPart);
/** The duties of the night, and where the group goes. */
export const evening = late(async () => (await import('./boards/evening/evening-board.tsx')).eveningPart);
/** A Location, and what is found there. */
export const exploring = late(
  async () => (await import('./boards/exploring/exploring-board.tsx')).exploringPart,
);
export const raid = late(async () => (await import('./boards/combat/raid-board.tsx')).raidPart);
export const fight = late(async () => (await import('./boards/combat/fight-board.tsx')).fightPart);
/** From Dawn until the morning. */
export const dawn = late(async () => (await import('./boards/dawn/dawn-board.tsx')).dawnPart);
/** People who are named and goods that are given up, also together with the choice that leads to it. */
export const naming = late(async () => (await import('./boards/naming/naming-board.tsx')).namingPart);
/** What those say who do not decide. */
export const council = late(async () => (await import('./council/council.tsx')).councilPart);
export const house = late(async () => {
  const { House } = await import('./house/house.tsx');
  return { House };
});
export const city = late(async () => {
  const { City } = await import('./city/city.tsx');
  return { City };
});
/** A fight, as it is played over the stage and as it stands there between two questions. */
export const fightScene = late(async () => {
  const [{ FightNow }, { stageFight }] = await Promise.all([
    import('./scenes/fight/fight-now.tsx'),
    import('./scenes/fight/fight-scene.tsx'),
  ]);
  return { FightNow, stage: stageFight };
});
/** A Night Raid, as it is played over the stage. */
export const raidScene = late(async () => ({
  stage: (await import('./scenes/raid/raid-scene.ts')).stageRaid,
}));
/** The page of a person who is gone. */
export const obituary = late(async () => {
  const { ObituaryPage } = await import('./book/obituary-page.tsx');
  return { ObituaryPage };
});
/** The page of those whom our people killed. */
export const killing = late(async () => {
  const { KillingPage } = await import('./killing/killing-page.tsx');
  return { KillingPage };
});
export const ending = late(async () => {
  const { Ending } = await import('./ending/ending.tsx');
  return { Ending };
});

/** What a Night Raid and a fight both ask; the clause tells which of them does. */
const IN_BOTH = ['arm', 'shots', 'reroll', 'story-face', 'wound'];

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
  [fight, ['stance', 'hit', 'kill', 'sacrifice', 'enemy-story-face']],
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
