import type { Eleven } from '@vigilia/game-011';
import type { Lesson, Victory } from '../../lesson.ts';
import { Icon } from '../emblems/icon.tsx';
import { quiet } from './quiet.ts';

/** A victory as a Hero (WIN-5). */
export const asHero: Victory = {
  title: 'lesson.won-hero',
  about: 'lesson.won-hero-about',
  side: 'hero',
  Picture: () => <Icon name="hero" />,
};

/** A victory as Fenrir, no less a victory (WIN-5). */
export const asFenrir: Victory = {
  title: 'lesson.won-fenrir',
  about: 'lesson.won-fenrir-about',
  side: 'fenrir',
  Picture: () => <Icon name="fenrir" />,
};

export const chosen: Lesson<Eleven> = {
  id: 'chosen',
  title: 'lesson.chosen',
  about: 'lesson.chosen-about',
  scenes: [
    {
      position: async () => (await import('./positions/hero.txt?raw')).default,
      seat: 2,
      answerFor: quiet,
      victory: asHero,
      goals: [
        {
          say: 'lesson.hero-declare',
          why: 'lesson.hero-declare-why',
          clause: 'WIN-2',
          answers: /^declare johnsson$/,
          wrong: [
            { answers: /^declare/, say: 'lesson.wrong-name' },
            { answers: /^choose/, say: 'lesson.wrong-late' },
            { answers: /^(card|tile)/, say: 'lesson.chosen-wrong-card' },
          ],
          until: 'declared-right',
        },
        {
          say: 'lesson.hero-gears',
          why: 'lesson.hero-gears-why',
          clause: 'WIN-4',
          answers: /^turn 1$/,
          wrong: [{ answers: /^turn/, say: 'lesson.wrong-teeth' }],
          until: 'gears-turned',
        },
        {
          say: 'lesson.hero-walk',
          why: 'lesson.hero-walk-why',
          at: ['square:r4c5'],
          clause: 'MOVE-4',
          answers: /^walk r4c5$/,
          until: 'walked',
        },
        {
          say: 'lesson.hero-end',
          why: 'lesson.hero-end-why',
          clause: 'WIN-5',
          answers: /^(stop|spend 0|end)$/,
          until: 'won-as-hero',
        },
      ],
    },
    {
      position: async () => (await import('./positions/fenrir.txt?raw')).default,
      seat: 2,
      answerFor: quiet,
      victory: asFenrir,
      goals: [
        {
          say: 'lesson.chosen-riddle',
          why: 'lesson.chosen-riddle-why',
          clause: 'FEN-2',
          answers: /^(declare snowy|turn \d|walk r5c5|stop|spend \d+|end)$/,
          wrong: [
            { answers: /^declare/, say: 'lesson.wrong-name' },
            { answers: /^choose/, say: 'lesson.wrong-late' },
            { answers: /^(walk|ride)/, say: 'lesson.chosen-wrong-way' },
            { answers: /^(card|tile)/, say: 'lesson.chosen-wrong-card' },
          ],
          isFree: true,
          until: 'won-as-fenrir',
        },
      ],
    },
  ],
};
