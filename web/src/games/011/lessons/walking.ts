import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

/** The first scene as it goes for a learner who does what it asks. */
const FIRST_TURN = [
  'choose johnsson',
  'turn 3',
  'walk r7c6',
  'walk r6c6',
  'walk r6c5',
  'stop',
  'spend 1',
  'end',
]
  .map((line) => `p1 ${line}\n`)
  .join('');

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
          wrong: [
            { answers: /^choose/, say: 'lesson.walking-wrong-choose' },
            { answers: /^card/, say: 'lesson.walking-wrong-card' },
          ],
          until: 'ability-used',
        },
        {
          say: 'lesson.walking-gears',
          why: 'lesson.walking-gears-why',
          clause: 'GEAR-2',
          answers: /^turn 3$/,
          wrong: [{ answers: /^turn/, say: 'lesson.walking-wrong-teeth' }],
          isFree: true,
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
    {
      position: async () => `${(await import('./positions/walking.txt?raw')).default}${FIRST_TURN}`,
      seat: 3,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.walking-riddle',
          why: 'lesson.walking-riddle-why',
          clause: 'MOVE-5',
          answers: /^(choose (koleberg|snowy)|clue .+|turn \d|carriage|walk r(6c[23]|[45]c3))$/,
          wrong: [
            { answers: /^choose/, say: 'lesson.walking-riddle-wrong' },
            { answers: /^card/, say: 'lesson.walking-wrong-card' },
            { answers: /^(walk|ride|stop)/, say: 'lesson.walking-riddle-stop' },
          ],
          isFree: true,
          until: 'clue-collected',
        },
      ],
    },
  ],
};
