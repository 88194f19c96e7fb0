import { computed, type Signal, signal, useSignal } from '@preact/signals';
import { isRefusal } from '@vigilia/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { takeFromShelf } from '../games/registry.ts';
import type { Desk } from '../table/answer-draft.ts';
import { TableFrame } from '../table/frame/table-frame.tsx';
import { deskOf } from '../table/open-draft.ts';
import { markDone } from './done.ts';
import { GoalCard } from './goal-card.tsx';
import type { Goal, Lesson, Scene } from './lesson.ts';
import { lessonTable } from './lesson-table.ts';
import { reachedBy } from './reached.ts';

/** A lesson at a real table, with what is to be reached above it. */
export function LessonPage({ lesson, next }: { readonly lesson: Lesson; readonly next: string | null }) {
  const scene = useSignal(0);
  const attempt = useSignal(0);
  const current = lesson.scenes[scene.value];
  if (current === undefined) return null;
  return (
    <ScenePage
      key={`${scene.value} ${attempt.value}`}
      scene={current}
      lesson={lesson}
      next={next}
      isLast={scene.value === lesson.scenes.length - 1}
      goOn={() => scene.value++}
      again={() => attempt.value++}
    />
  );
}

interface Stage {
  readonly scene: Scene;
  readonly lesson: Lesson;
  readonly next: string | null;
  readonly isLast: boolean;
  goOn(): void;
  again(): void;
}

function ScenePage({ scene, lesson, next, isLast, goOn, again }: Stage) {
  const desk = useMemo(() => signal<Desk | null>(null), []);
  const reached = useMemo(() => reachedAt(desk, scene), []);
  useEffect(() => {
    const opening = openScene(scene, () => scene.goals[reached.value] ?? null);
    void opening.then((opened) => {
      desk.value = opened;
    });
    return () => void opening.then((opened) => opened.close());
  }, []);
  const isOver = desk.value !== null && reached.value >= scene.goals.length;
  useEffect(() => {
    if (isOver && isLast) markDone(lesson.id);
  }, [isOver]);
  const { value } = desk;
  if (value === null) return <main class="loading" aria-busy="true" />;
  return (
    <TableFrame desk={value}>
      <div class="learn-table">
        <GoalCard {...{ scene, reached: reached.value, next, isLast, goOn, again }} />
        <div class="learn-board">
          <value.drawn.Board desk={value} />
        </div>
      </div>
    </TableFrame>
  );
}

function reachedAt(desk: Signal<Desk | null>, { goals, seat }: Scene) {
  let before: number | null = null;
  return computed(() => {
    const deeds = desk.value?.table.deeds.value;
    if (deeds === undefined) return 0;
    // What led to the position reaches nothing.
    before ??= deeds.length;
    return reachedBy(goals, seat, deeds.slice(before));
  });
}

async function openScene(scene: Scene, goalNow: () => Goal | null): Promise<Desk> {
  const table = await lessonTable(await takeFromShelf('011'), scene, goalNow);
  // A position of ours that cannot be played is a mistake of ours, and a test would have found it.
  if (isRefusal(table)) throw new Error(table.reason.key);
  return deskOf(table);
}
