import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { bidding, quiet } from './quiet.ts';

/** The deal and the choices before the auction of Hour V. */
const LINES = 233;

export const auction: Lesson<Eleven> = {
  id: 'auction',
  title: 'lesson.auction',
  about: 'lesson.auction-about',
  scenes: [
    {
      position: async () => (await import('./positions/auction.txt?raw')).default,
      seat: 2,
      answerFor: bidding,
      goals: [
        {
          say: 'lesson.auction-open',
          why: 'lesson.auction-open-why',
          clause: 'AUC-2',
          answers: /^bid I 1$/,
          wrong: [
            { answers: /^bid I /, say: 'lesson.auction-wrong-high' },
            { answers: /^bid/, say: 'lesson.auction-wrong-place' },
          ],
          until: 'bid',
        },
        {
          say: 'lesson.auction-raise',
          why: 'lesson.auction-raise-why',
          clause: 'AUC-3',
          answers: /^bid I [3-6]$/,
          wrong: [
            { answers: /^pass/, say: 'lesson.auction-wrong-pass', names: { seat: 3 } },
            { answers: /^bid/, say: 'lesson.auction-wrong-much' },
          ],
          isFree: true,
          until: 'position-won',
        },
      ],
    },
    {
      position: async () => {
        const { default: written } = await import('./positions/organ.txt?raw');
        return written.split('\n').slice(0, LINES).join('\n');
      },
      seat: 0,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.auction-riddle',
          why: 'lesson.auction-riddle-why',
          clause: 'LOC-1',
          answers: /^bid IV [0-4]$/,
          wrong: [
            { answers: /^bid IV /, say: 'lesson.auction-wrong-much' },
            { answers: /^bid/, say: 'lesson.auction-riddle-wrong' },
          ],
          isFree: true,
          until: 'position-won',
        },
      ],
    },
  ],
};
