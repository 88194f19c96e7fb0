import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { quiet } from './quiet.ts';

/** How Hour I goes on after a first bid that takes almost all of the Time of the third seat. */
const AFTER = ['p4 bid II 0', 'p1 pass', 'p2 pass', 'p1 bid III 0', 'p2 pass'];
const CLUES = ['p4 clue r0c3', 'p1 clue r0c4', 'p2 clue r0c6'];

async function position(lines: readonly string[]): Promise<string> {
  const { default: written } = await import('./positions/auction.txt?raw');
  return [written.trim(), ...lines, ...AFTER, ...CLUES].map((line) => `${line}\n`).join('');
}

/** What little Time means, and how a turn is lived through with it. */
export const time: Lesson<Eleven> = {
  id: 'time',
  title: 'lesson.time',
  about: 'lesson.time-about',
  scenes: [
    {
      position: () => position(['p3 bid I 41', 'p4 pass', 'p1 pass', 'p2 pass']),
      seat: 2,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.time-choose',
          why: 'lesson.time-choose-why',
          clause: 'TIME-2',
          answers: /^choose vikstrom$/,
          wrong: [{ answers: /^(choose|card)/, say: 'lesson.time-wrong-choose' }],
          isFree: true,
          until: 'ability-used',
        },
        {
          say: 'lesson.time-gears',
          why: 'lesson.time-gears-why',
          clause: 'GEAR-2',
          answers: /^turn 1$/,
          wrong: [{ answers: /^turn/, say: 'lesson.time-wrong-teeth' }],
          isFree: true,
          until: 'gears-turned',
        },
        {
          say: 'lesson.time-end',
          why: 'lesson.time-end-why',
          clause: 'AUC-5',
          answers: /^(stop|spend 0|investigate .+|end)$/,
          wrong: [{ answers: /^(walk|ride)/, say: 'lesson.time-wrong-walk' }],
          until: 'turn-ended',
        },
      ],
    },
    {
      // Nobody can bid more than that.
      position: () => position(['p3 bid I 44']),
      seat: 2,
      answerFor: quiet,
      goals: [
        {
          say: 'lesson.time-riddle',
          why: 'lesson.time-riddle-why',
          clause: 'TIME-3',
          answers: /^(choose vikstrom|turn 1|stop|spend 0|investigate .+|end)$/,
          wrong: [
            { answers: /^(choose|card)/, say: 'lesson.time-riddle-wrong' },
            { answers: /^turn/, say: 'lesson.time-wrong-teeth' },
            { answers: /^(walk|ride)/, say: 'lesson.time-wrong-walk' },
          ],
          isFree: true,
          until: 'turn-ended',
        },
      ],
    },
  ],
};
