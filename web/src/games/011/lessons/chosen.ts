import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

export const chosen: Lesson<Eleven> = {
  id: 'chosen',
  title: 'lesson.chosen',
  about: 'lesson.chosen-about',
  scenes: [
    {
      position: async () => (await import('./positions/hero.txt?raw')).default,
      seat: 2,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.hero-declare',
          clause: 'WIN-2',
          answers: /^declare johnsson$/,
          until: 'declared-right',
        },
        { say: 'lesson.hero-gears', clause: 'WIN-4', answers: /^turn 1$/, until: 'gears-turned' },
        { say: 'lesson.hero-walk', clause: 'MOVE-4', answers: /^walk r4c5$/, until: 'walked' },
        { say: 'lesson.hero-end', clause: 'WIN-5', answers: /^(stop|spend 0|end)$/, until: 'won-as-hero' },
      ],
    },
    {
      position: async () => (await import('./positions/fenrir.txt?raw')).default,
      seat: 2,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.fenrir-declare',
          clause: 'FEN-2',
          answers: /^declare snowy$/,
          until: 'declared-right',
        },
        { say: 'lesson.fenrir-gears', clause: 'WIN-4', answers: /^turn 1$/, until: 'gears-turned' },
        { say: 'lesson.fenrir-walk', clause: 'MOVE-4', answers: /^walk r5c5$/, until: 'walked' },
        {
          say: 'lesson.fenrir-end',
          clause: 'WIN-5',
          answers: /^(stop|spend 0|end)$/,
          until: 'won-as-fenrir',
        },
      ],
    },
  ],
};
