import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

export const machines: Lesson<Eleven> = {
  id: 'machines',
  title: 'lesson.machines',
  about: 'lesson.machines-about',
  scenes: [
    {
      position: async () => (await import('./positions/machines.txt?raw')).default,
      seat: 3,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.machines-gears',
          why: 'lesson.machines-gears-why',
          clause: 'GEAR-3',
          answers: /^turn 1$/,
          wrong: [{ answers: /^turn/, say: 'lesson.machines-wrong-teeth' }],
          isFree: true,
          until: 'gears-turned',
        },
        {
          say: 'lesson.machines-bridge',
          why: 'lesson.machines-bridge-why',
          at: ['square:r2c8'],
          clause: 'MOVE-3',
          answers: /^walk r2c8$/,
          until: 'walked',
        },
        {
          say: 'lesson.machines-ride',
          why: 'lesson.machines-ride-why',
          clause: 'MOVE-7',
          answers: /^ride monorail /,
          until: 'rode',
        },
        {
          say: 'lesson.machines-card',
          why: 'lesson.machines-card-why',
          at: ['power:compose'],
          clause: 'CARD-4',
          answers: /^card compose$/,
          until: 'card-played',
        },
        {
          say: 'lesson.machines-tile',
          why: 'lesson.machines-tile-why',
          at: ['tile:the-perennial-sophia'],
          clause: 'TILE-2',
          answers: /^tile the-perennial-sophia$/,
          until: 'tile-played',
        },
        {
          say: 'lesson.machines-end',
          why: 'lesson.machines-end-why',
          clause: 'ACT-2',
          answers: /^(stop|spend 0|end)$/,
          until: 'turn-ended',
        },
      ],
    },
    {
      position: async () =>
        `${(await import('./positions/machines.txt?raw')).default}p4 turn 1\np4 walk r2c8\n`,
      seat: 3,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.machines-riddle',
          why: 'lesson.machines-riddle-why',
          clause: 'MOVE-7',
          answers: /^ride monorail r7c3$/,
          wrong: [
            { answers: /^ride/, say: 'lesson.machines-riddle-wrong' },
            { answers: /^(walk|stop)/, say: 'lesson.machines-riddle-walk' },
          ],
          isFree: true,
          until: 'rode',
        },
      ],
    },
  ],
};
