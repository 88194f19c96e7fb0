import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

export const organ: Lesson<Eleven> = {
  id: 'organ',
  title: 'lesson.organ',
  about: 'lesson.organ-about',
  scenes: [
    {
      position: async () => (await import('./positions/organ.txt?raw')).default,
      seat: 0,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.organ-place',
          why: 'lesson.organ-place-why',
          clause: 'LOC-2',
          answers: /^place /,
          wrong: [{ answers: /^skip$/, say: 'lesson.organ-wrong-skip' }],
          isFree: true,
          until: 'location-placed',
        },
        {
          say: 'lesson.organ-stand',
          why: 'lesson.organ-stand-why',
          clause: 'ORG-1',
          answers: /^organ /,
          until: 'organ-placed',
        },
      ],
    },
    {
      position: async () => `${(await import('./positions/organ.txt?raw')).default}p1 place tempio E\n`,
      seat: 0,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.organ-riddle',
          why: 'lesson.organ-riddle-why',
          clause: 'ORG-1',
          answers: /^organ r3c4$/,
          wrong: [{ answers: /^organ/, say: 'lesson.organ-riddle-wrong' }],
          isFree: true,
          until: 'organ-placed',
        },
      ],
    },
  ],
};
