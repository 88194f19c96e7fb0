import { effect, type Signal, untracked, useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { GameMoments, Moment } from '../../draft/moment.ts';
import { type LogChange, logChange } from '../../log/log-lines.ts';
import type { Table } from '../../table/table.ts';

/** How many moments may wait behind the one that is shown. Older ones give way. */
const MOST_WAITING = 2;

/** A change of more entries than this is a jump: its moments are past. A plan takes several entries at once. */
const MOST_ENTRIES = 8;

/** The moments of a change that are to be shown now. Through a record they come only step by step. */
export function momentsIn<K extends Kinds>(
  { momentsOf }: GameMoments<K>,
  { added }: Pick<LogChange, 'added'>,
  view: K['view'],
  where: Table['where'],
): Moment[] {
  if (added.length > (where === 'replay' ? 1 : MOST_ENTRIES)) return [];
  const moments = added.flatMap(({ events }) => momentsOf(events, view));
  return where === 'replay' ? moments.filter(({ passes }) => passes !== true) : moments;
}

/** The queue after a change of the log: what was taken back, or jumped over, is not shown any more. */
export function queueAfter(
  queue: readonly Moment[],
  { takenBack, added }: Pick<LogChange, 'takenBack' | 'added'>,
  fresh: readonly Moment[],
  where: Table['where'],
): readonly Moment[] {
  const isJump = takenBack > 0 || (where === 'replay' && added.length > 0);
  const [shown, ...waiting] = isJump ? fresh : [...queue, ...fresh];
  return shown === undefined ? [] : [shown, ...waiting.slice(-MOST_WAITING)];
}

/**
 * The moments that are to be shown, the first of them now. `isHurried`: bots play at once, so that an Hour is over before its
 * moment is.
 */
export function useMoments({ table, ui }: AnswerDraft, isHurried: () => boolean): Signal<readonly Moment[]> {
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
        const fresh = document.hidden
          ? []
          : momentsIn(moments, change, view, table.where).filter(
              ({ passes }) => passes !== true || !isHurried(),
            );
        queue.value = queueAfter(queue.value, change, fresh, table.where);
      });
    });
  }, [table, ui]);
  return queue;
}
