import { effect, type Signal, untracked, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Moment } from '../../draft/moment.ts';
import { logChange } from '../log-change.ts';
import { momentsIn, queueAfter } from './moment-queue.ts';

/** The moments that are to be shown, the first of them now. */
export function useMoments({ table, ui }: AnswerDraft): Signal<readonly Moment[]> {
  const queue = useSignal<readonly Moment[]>([]);
  useEffect(() => {
    const { moments } = ui;
    if (moments === undefined) return;
    let before = table.log.peek();
    return effect(() => {
      const log = table.log.value;
      const change = logChange(before, log);
      // The history of a table on a server arrives after the first render.
      const isFirst = before.length === 0;
      before = log;
      untracked(() => {
        const view = table.view.value;
        if (isFirst || view === null || (change.takenBack === 0 && change.added.length === 0)) return;
        // A person who looks elsewhere is told by the recap.
        const fresh = document.hidden ? [] : momentsIn(moments, change, view, table.where);
        queue.value = queueAfter(queue.value, change, fresh, table.where);
      });
    });
  }, [table, ui]);
  return queue;
}
