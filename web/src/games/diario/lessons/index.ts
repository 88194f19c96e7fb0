import type { Diario } from '@vigilia/game-diario';
import type { Lesson } from '../../lesson.ts';
import { firstDay } from './first-day.ts';

/** The lessons of Diario: its first day explains the others. */
export const lessons: readonly Lesson<Diario>[] = [firstDay];
