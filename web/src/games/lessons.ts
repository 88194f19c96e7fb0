import type { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  '011': async () => (await import('./011/lessons/index.ts')).lessons as unknown as readonly Lesson[],
};

/** The lessons of a game; none where there are none. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await LESSONS[game]?.()) ?? [];
}
