import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../../games/lesson.ts';
import type { GameLessons, GameManifest } from '../../games/manifest.ts';
import { GAMES, GAMES_TO_LEARN } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { lessonsDone } from '../../storage/lessons-done.ts';
import * as styles from './learn.module.css';
import { LessonPage } from './lesson-page.tsx';

/** The lessons, or the one that the address names. */
export function LearnPage({ lesson }: { readonly lesson: string | null }) {
  const courses = useSignal<readonly Course[]>([]);
  useEffect(() => {
    void loadCourses().then((all) => {
      courses.value = all;
    });
  }, []);
  for (const { game, lessons } of courses.value) {
    const index = lessons.findIndex(({ id }) => id === lesson);
    const current = lessons[index];
    if (current === undefined) continue;
    const next = lessons[index + 1]?.id ?? null;
    return <LessonPage key={current.id} game={game} lesson={current} next={next} />;
  }
  return (
    <>
      <ShellBar title={t('learn.title', { games: GAMES_TO_LEARN })} />
      <main class={styles.learn} id="main" tabIndex={-1}>
        {courses.value.map((course) => (
          <CourseList key={course.game.profile.id} course={course} isAlone={courses.value.length === 1} />
        ))}
      </main>
    </>
  );
}

/** The lessons of one game, under its title if there are several. */
function CourseList({ course, isAlone }: { readonly course: Course; readonly isAlone: boolean }) {
  const { game, about, lessons } = course;
  return (
    <>
      {!isAlone && <h2>{game.profile.title}</h2>}
      <p>{t(about)}</p>
      <ol>
        {lessons.map(({ id, title, about: aboutLesson }) => (
          <li key={id}>
            <a href={`/learn/${id}`}>
              <strong>{t(title)}</strong>
              <span>{t(aboutLesson)}</span>
              {lessonsDone.value.has(id) && <em>✓ {t('learn.done')}</em>}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The lessons of one game. */
interface Course {
  readonly game: GameManifest;
  /** The key of a paragraph about them. */
  readonly about: string;
  readonly lessons: readonly Lesson[];
}

/** The lessons of every game that has some. */
async function loadCourses(): Promise<Course[]> {
  const courses = GAMES.flatMap((game) => (game.lessons === null ? [] : [courseOf(game, game.lessons)]));
  return Promise.all(courses);
}

async function courseOf(game: GameManifest, { about, load }: GameLessons): Promise<Course> {
  return { game, about, lessons: await load() };
}
