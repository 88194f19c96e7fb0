import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { bidding } from './quiet.ts';

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
          until: 'bid',
        },
        {
          say: 'lesson.auction-raise',
          why: 'lesson.auction-raise-why',
          clause: 'AUC-3',
          answers: /^bid I \d+$/,
          until: 'position-won',
        },
      ],
    },
  ],
};
