import './learn.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../games/lesson.ts';
import { lessonsOf } from '../games/lessons.ts';
import { t } from '../i18n/translate.ts';
import { ShellBar } from '../shell/shell-bar.tsx';
import { done } from './done.ts';
import { LessonPage } from './lesson-page.tsx';

/** The lessons, or the one that the address names. */
export function LearnPage({ lesson }: { readonly lesson: string | null }) {
  const lessons = useSignal<readonly Lesson[]>([]);
  useEffect(() => {
    void lessonsOf('011').then((all) => {
      lessons.value = all;
    });
  }, []);
  const index = lessons.value.findIndex(({ id }) => id === lesson);
  const current = lessons.value[index];
  if (current !== undefined) {
    return <LessonPage key={current.id} lesson={current} next={lessons.value[index + 1]?.id ?? null} />;
  }
  return (
    <>
      <ShellBar title={t('learn.title')} />
      <main class="learn" id="main" tabIndex={-1}>
        <p>{t('learn.intro')}</p>
        <ol>
          {lessons.value.map(({ id, title, about }) => (
            <li key={id}>
              <a href={`/learn/${id}`}>
                <strong>{t(title)}</strong>
                <span>{t(about)}</span>
                {done.value.has(id) && <em>✓ {t('learn.done')}</em>}
              </a>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
