import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

/** The deal and the choices before the Clues of Hour I. */
const LINES = 22;

async function position(): Promise<string> {
  const { default: written } = await import('./positions/walking.txt?raw');
  return written
    .split('\n')
    .slice(0, LINES)
    .map((line) => `${line}\n`)
    .join('');
}

/** Blocks that two Characters who can be chosen reach in two steps, after the Clue of the first scene. */
const NEAR_TWO = /^clue r(2c[47]|3c[567]|4c6|5c[37]|6c[2367]|7c5|8c[47])$/;

/** Where a Clue is put, and why. */
export const clues: Lesson<Eleven> = {
  id: 'clues',
  title: 'lesson.clues',
  about: 'lesson.clues-about',
  scenes: [
    {
      position,
      seat: 0,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.clues-place',
          why: 'lesson.clues-place-why',
          at: ['square:r7c6'],
          clause: 'CLUE-1',
          answers: /^clue r7c6$/,
          wrong: [{ answers: /^clue/, say: 'lesson.clues-wrong' }],
          until: 'clue-placed',
        },
      ],
    },
    {
      position: async () => `${await position()}p1 clue r7c6\n`,
      seat: 3,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.clues-riddle',
          why: 'lesson.clues-riddle-why',
          clause: 'CLUE-2',
          answers: NEAR_TWO,
          wrong: [{ answers: /^clue/, say: 'lesson.clues-wrong' }],
          isFree: true,
          until: 'clue-placed',
        },
      ],
    },
  ],
};
