import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

export const walking: Lesson<Eleven> = {
  id: 'walking',
  title: 'lesson.walking',
  about: 'lesson.walking-about',
  scenes: [
    {
      position: async () => (await import('./positions/walking.txt?raw')).default,
      seat: 0,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.walking-choose',
          why: 'lesson.walking-choose-why',
          clause: 'TURN-2',
          answers: /^choose johnsson$/,
          until: 'ability-used',
        },
        {
          say: 'lesson.walking-gears',
          why: 'lesson.walking-gears-why',
          clause: 'GEAR-2',
          answers: /^turn 3$/,
          until: 'gears-turned',
        },
        {
          say: 'lesson.walking-walk',
          why: 'lesson.walking-walk-why',
          at: ['square:r6c5'],
          clause: 'MOVE-5',
          answers: /^walk r(6c[567]|7c[56])$/,
          until: 'clue-collected',
        },
        {
          say: 'lesson.walking-spend',
          why: 'lesson.walking-spend-why',
          clause: 'ACT-5',
          answers: /^(stop|spend 1)$/,
          until: 'clues-spent',
        },
        {
          say: 'lesson.walking-end',
          why: 'lesson.walking-end-why',
          clause: 'TURN-1',
          answers: /^end$/,
          until: 'turn-ended',
        },
      ],
    },
  ],
};
