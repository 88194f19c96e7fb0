import { useSignal } from '@preact/signals';
import { game } from '@vigilia/game-011';
import { isRefusal, type Text, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { EndingFacts } from '../../../board/ending-page.tsx';
import { recordingOf } from '../../../record/recording.ts';
import { isSharedSeat } from '../../../table/table.ts';
import type { DraftProps } from '../eleven.ts';
import { type Course, courseOf, type TurningPoint, turningPointOf } from './course.ts';
import { Curves } from './curves.tsx';
import * as styles from './ending.module.css';
import { Next } from './next.tsx';
import { type Known, whenKnown } from './when-known.ts';

/** What a finished game turned on, what was hidden, how each seat fared Hour by Hour, and what to try next. */
export function Story({ draft }: DraftProps) {
  const told = useSignal<{ readonly course: Course; readonly known: readonly Known[] } | null>(null);
  const { table } = draft;
  const view = table.view.value;
  const isOver = view?.over != null;
  useEffect(() => {
    if (!isOver || table.where === 'replay') return;
    void table.record().then(async (file) => {
      const recording = await recordingOf(game, file);
      if (isRefusal(recording)) return;
      told.value = {
        course: courseOf(recording, game.view),
        known: whenKnown(recording, game.view),
      };
    });
  }, [isOver]);
  if (view == null || view.over === null) return null;
  const chosen = Object.entries(view.shown).find(([, where]) => where === 'chosen')?.[0];
  const fenrir = view.players.findIndex(({ role }) => role === 'fenrir');
  const { value: story } = told;
  const point = story === null ? null : turningPointOf(story.course, view.over);
  const { viewer } = view;
  return (
    <>
      {point !== null && <p class={styles.turning}>{draft.say(turningText(point))}</p>}
      {story !== null && viewer !== null && !isSharedSeat(table, viewer) && (
        <Next draft={draft} view={view} seat={viewer} course={story.course} known={story.known} />
      )}
      {story !== null && <Curves draft={draft} course={story.course} />}
      <EndingFacts>
        {chosen !== undefined && <li>{draft.say(text('event.chosen-was', { character: chosen }))}</li>}
        {fenrir >= 0 && <li>{draft.say(text('event.fenrir-was', { seat: fenrir }))}</li>}
        {story?.known.map(({ seat, at, hour }) => (
          <li key={seat}>
            {at === null || hour === null
              ? draft.say(text('ending-page.never-known', { seat }))
              : draft.say(text('ending-page.could-have-known', { seat, hour }))}
          </li>
        ))}
      </EndingFacts>
    </>
  );
}

const TURNED = {
  organ: 'eleven-end.turned-organ',
  suspects: 'eleven-end.turned-suspects',
  pages: 'eleven-end.turned-pages',
} as const;

function turningText(point: TurningPoint): Text {
  const { seat } = point;
  if (point.kind !== 'nearest') return text(TURNED[point.kind], { seat, hour: point.hour });
  const { pages, suspects } = point.standing;
  return text('eleven-end.nearest', { seat, pages, suspects });
}
