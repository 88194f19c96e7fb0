import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { auction } from './auction.ts';
import { chosen } from './chosen.tsx';
import { clues } from './clues.ts';
import { goal } from './goal.ts';
import { machines } from './machines.ts';
import { organ } from './organ.ts';
import { sheet } from './sheet.ts';
import { time } from './time.ts';
import { walking } from './walking.ts';

/** The lessons of 011, in the order in which they are best taken. */
export const lessons: readonly Lesson<Eleven>[] = [
  goal,
  auction,
  clues,
  walking,
  time,
  machines,
  sheet,
  organ,
  chosen,
];
