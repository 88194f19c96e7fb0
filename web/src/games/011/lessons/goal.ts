import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { asFenrir, asHero } from './chosen.tsx';
import { quiet } from './quiet.ts';

const END = /^(stop|spend 0|end)$/;

/** What wins, for both sides: the last turn of a game that is as good as won. */
export const goal: Lesson<Eleven> = {
  id: 'goal',
  title: 'lesson.goal',
  about: 'lesson.goal-about',
  isDimmed: true,
  scenes: [
    {
      position: async () => `${(await import('./positions/hero.txt?raw')).default}p3 declare johnsson\n`,
      seat: 2,
      answerFor: quiet,
      victory: asHero,
      goals: [
        {
          say: 'lesson.goal-hero-gears',
          why: 'lesson.goal-hero-gears-why',
          clause: 'WIN-2',
          answers: /^turn 1$/,
          wrong: [{ answers: /^turn/, say: 'lesson.wrong-teeth' }],
          until: 'gears-turned',
        },
        {
          say: 'lesson.goal-hero-walk',
          why: 'lesson.goal-hero-walk-why',
          clause: 'WIN-4',
          answers: /^walk r4c5$/,
          at: ['square:r4c5'],
          until: 'walked',
        },
        {
          say: 'lesson.goal-hero-end',
          why: 'lesson.goal-hero-end-why',
          clause: 'WIN-5',
          answers: END,
          until: 'won-as-hero',
        },
      ],
    },
    {
      position: async () => `${(await import('./positions/fenrir.txt?raw')).default}p3 declare snowy\n`,
      seat: 2,
      answerFor: quiet,
      victory: asFenrir,
      goals: [
        {
          say: 'lesson.goal-fenrir-gears',
          why: 'lesson.goal-fenrir-gears-why',
          clause: 'FEN-2',
          answers: /^turn 1$/,
          wrong: [{ answers: /^turn/, say: 'lesson.wrong-teeth' }],
          until: 'gears-turned',
        },
        {
          say: 'lesson.goal-fenrir-walk',
          why: 'lesson.goal-fenrir-walk-why',
          clause: 'WIN-4',
          answers: /^walk r5c5$/,
          at: ['square:r5c5'],
          until: 'walked',
        },
        {
          say: 'lesson.goal-fenrir-end',
          why: 'lesson.goal-fenrir-end-why',
          clause: 'WIN-5',
          answers: END,
          until: 'won-as-fenrir',
        },
      ],
    },
    {
      position: async () => (await import('./positions/hero.txt?raw')).default,
      seat: 2,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.goal-riddle',
          why: 'lesson.goal-riddle-why',
          clause: 'WIN-1',
          answers: /^declare johnsson$/,
          wrong: [
            { answers: /^declare/, say: 'lesson.wrong-name' },
            { answers: /^choose/, say: 'lesson.wrong-late' },
            { answers: /^(card|tile)/, say: 'lesson.chosen-wrong-card' },
          ],
          isFree: true,
          until: 'declared-right',
        },
      ],
    },
  ],
};
