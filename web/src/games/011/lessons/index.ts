import type { Eleven } from '@vigilia/game-011';
import type { Lesson } from '../../lesson.ts';
import { auction } from './auction.ts';
import { chosen } from './chosen.tsx';
import { goal } from './goal.ts';
import { machines } from './machines.ts';
import { organ } from './organ.ts';
import { sheet } from './sheet.ts';
import { walking } from './walking.ts';

/** The lessons of 011, in the order in which they are best taken. */
export const lessons: readonly Lesson<Eleven>[] = [goal, auction, walking, machines, sheet, organ, chosen];
