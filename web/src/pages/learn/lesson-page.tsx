import {
  computed,
  type ReadonlySignal,
  signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals';
import { isRefusal, type Refusal } from '@vigilia/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { AboveQuestion } from '../../draft/guide.ts';
import { TableFrame } from '../../frame/table-frame.tsx';
import type { Goal, Lesson, Scene } from '../../games/lesson.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { loadGameUi } from '../../games/registry.ts';
import { go } from '../../platform/navigation.ts';
import { markDone } from '../../storage/lessons-done.ts';
import { isOver as isGameOver } from '../../table/table.ts';
import * as lazyStyles from '../../ui/lazy.module.css';
import { openDraft } from '../table/open-draft.ts';
import { Celebration, GoalCard } from './goal-card.tsx';
import { guideTo, reachedBy } from './goals.ts';
import * as learn from './learn.module.css';
import { lessonTable, memoryStorage } from './lesson-table.ts';

interface LessonPageProps {
  readonly game: GameManifest;
  readonly lesson: Lesson;
  /** The lesson after this one; null after the last. */
  readonly next: string | null;
}

/** A lesson at a real table, with what is to be reached above its question. */
export function LessonPage({ game, lesson, next }: LessonPageProps) {
  const scene = useSignal(0);
  const attempt = useSignal(0);
  const current = lesson.scenes[scene.value];
  if (current === undefined) return null;
  return (
    <ScenePage
      key={`${scene.value} ${attempt.value}`}
      game={game}
      scene={current}
      lesson={lesson}
      next={next}
      isLast={scene.value === lesson.scenes.length - 1}
      goOn={() => scene.value++}
      again={() => attempt.value++}
    />
  );
}

interface OpenScene {
  readonly draft: AnswerDraft;
  keep(): string | Refusal;
}

interface Stage extends LessonPageProps {
  readonly scene: Scene;
  readonly isLast: boolean;
  goOn(): void;
  again(): void;
}

function ScenePage({ game, scene, lesson, next, isLast, goOn, again }: Stage) {
  const opened = useMemo(() => signal<OpenScene | null>(null), []);
  const draft = useComputed(() => opened.value?.draft ?? null);
  const reached = useMemo(() => reachedAt(draft, scene), []);
  useEffect(() => {
    const opening = openScene(game, scene, () => scene.goals[reached.value] ?? null);
    void opening.then((now) => {
      opened.value = now;
    });
    return () => void opening.then((now) => now.draft.close());
  }, []);
  const isOver = draft.value !== null && reached.value >= scene.goals.length;
  useEffect(() => {
    if (isOver && isLast) markDone(lesson.id);
  }, [isOver]);
  useSignalEffect(() => {
    const at = draft.value;
    if (at !== null) at.guide.value = guideTo(scene.goals[reached.value]);
  });
  const { value } = draft;
  if (value === null) return <main class={lazyStyles.loading} aria-busy="true" />;
  const ways = {
    ...{ next, isLast, goOn, again },
    playOn: lesson.goesOn === true ? () => playOn(lesson, opened.value) : undefined,
  };
  const { goals, victory } = scene;
  const isCelebrated = isOver && victory !== undefined && isGameOver(value.table);
  const card = <GoalCard {...{ draft: value, goals, reached: reached.value, isCelebrated }} {...ways} />;
  const isAbove = lesson.isAboveTable === true;
  return (
    <TableFrame draft={value} isLesson>
      <div class={learn.learnTable}>
        {isAbove && card}
        <div class={learn.learnBoard} data-dimmed={lesson.isDimmed}>
          <AboveQuestion.Provider value={isAbove ? null : card}>
            <value.ui.Board draft={value} />
          </AboveQuestion.Provider>
          {isCelebrated && <Celebration victory={victory} {...ways} />}
        </div>
        <span class={learn.learnPointer} aria-hidden="true" />
      </div>
    </TableFrame>
  );
}

/** Goes on with the table of a lesson as with any other. A full storage keeps the player here. */
function playOn({ id }: Lesson, opened: OpenScene | null): void {
  const kept = opened?.keep();
  if (typeof kept !== 'string') return;
  markDone(id);
  go(`/here/${kept}`);
}

function reachedAt(draft: ReadonlySignal<AnswerDraft | null>, { goals, seat }: Scene) {
  let before: number | null = null;
  return computed(() => {
    const log = draft.value?.table.log.value;
    if (log === undefined) return 0;
    // What led to the position reaches nothing.
    before ??= log.length;
    const from = before;
    const noted = draft.value?.noted.value.map(({ after, event }) => ({ after: after - from, event }));
    return reachedBy(goals, seat, log.slice(from), noted);
  });
}

async function openScene(
  { profile }: GameManifest,
  scene: Scene,
  goalNow: () => Goal | null,
): Promise<OpenScene> {
  const { id, opponent } = profile;
  const lesson = await lessonTable({ ui: await loadGameUi(id), profile, opponent }, scene, goalNow);
  // A position of ours that cannot be played is a mistake of ours, and a test would have found it.
  if (isRefusal(lesson)) throw new Error(lesson.reason.key);
  const draft = await openDraft(lesson.table);
  draft.marks = memoryStorage();
  return { draft, keep: lesson.keep };
}
