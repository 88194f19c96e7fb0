import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

/** The deal and the choices before the second seat's turn in Hour III. */
const LINES = 130;
const NOTHING = /^$/;

/** Looking at cards, and what follows from them. */
export const sheet: Lesson<Eleven> = {
  id: 'sheet',
  title: 'lesson.sheet',
  about: 'lesson.sheet-about',
  scenes: [
    {
      position: async () => {
        const { default: written } = await import('./positions/machines.txt?raw');
        return written.split('\n').slice(0, LINES).join('\n');
      },
      seat: 1,
      answerFor: quiet,
      // The sheet shows what was seen; what follows is left to the learner.
      assist: 'record',
      goals: [
        {
          say: 'lesson.sheet-choose',
          why: 'lesson.sheet-choose-why',
          clause: 'ABIL-1',
          answers: /^choose lewis$/,
          until: 'ability-used',
        },
        {
          say: 'lesson.sheet-look',
          why: 'lesson.sheet-look-why',
          names: { seat: 2 },
          clause: 'ACT-1',
          answers: /^investigate p3$/,
          until: 'investigated',
        },
        {
          say: 'lesson.sheet-open',
          why: 'lesson.sheet-open-why',
          names: { seat: 2 },
          clause: 'SET-6',
          answers: NOTHING,
          at: ['tab:sheet'],
          until: 'sheet-opened',
        },
        {
          say: 'lesson.sheet-mark',
          why: 'lesson.sheet-mark-why',
          clause: 'SET-6',
          answers: NOTHING,
          isFree: true,
          until: 'pencilled',
          where: { character: 'snowy', column: 'chosen', mark: 'yes' },
          missed: [{ where: { mark: 'yes' }, say: 'lesson.sheet-wrong' }],
        },
      ],
    },
  ],
};
