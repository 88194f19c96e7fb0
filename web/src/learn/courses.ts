import type { Lesson } from '../games/lesson.ts';
import type { GameLessons, GameManifest } from '../games/manifest.ts';
import { GAMES } from '../games/registry.ts';

/** The lessons of one game. */
export interface Course {
  readonly game: GameManifest;
  /** The key of a paragraph about them. */
  readonly about: string;
  readonly lessons: readonly Lesson[];
}

/** The lessons of every game that has some. */
export async function loadCourses(): Promise<Course[]> {
  const courses = GAMES.flatMap((game) => (game.lessons === null ? [] : [courseOf(game, game.lessons)]));
  return Promise.all(courses);
}

async function courseOf(game: GameManifest, { about, load }: GameLessons): Promise<Course> {
  return { game, about, lessons: await load() };
}
