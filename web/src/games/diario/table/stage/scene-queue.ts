import { effect, type Signal, signal, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { logChange } from '../../../../log/log-lines.ts';
import type { DraftProps, Event } from '../asked.ts';
import type { AnyScene, Happened } from '../scenes/scene.ts';
import { kindsCalledBy, type SceneKind } from './scene-kinds.ts';

/** A change of more entries than this is a jump: what it brought is past. A plan takes several entries at once. */
const MOST_ENTRIES = 12;

/** How many scenes may wait behind the one that is played. Older ones give way. */
const MOST_WAITING = 2;

/** A scene that is to be played. */
export interface Waiting {
  readonly kind: SceneKind;
  readonly happened: Happened;
}

interface Change {
  readonly takenBack: number;
  readonly entries: number;
  readonly happened: Happened;
  readonly isReplay: boolean;
}

/** The queue after a change of the log: an undo or a jump drops what would be late. */
export function queueAfter(
  queue: readonly Waiting[],
  { takenBack, entries, happened, isReplay }: Change,
): readonly Waiting[] {
  if (takenBack > 0 || entries > (isReplay ? 1 : MOST_ENTRIES)) return [];
  const fresh = kindsCalledBy(happened.events).map((kind) => ({ kind, happened }));
  const [played, ...waiting] = isReplay ? fresh : [...queue, ...fresh];
  return played === undefined ? [] : [played, ...waiting.slice(-MOST_WAITING)];
}

type Table = DraftProps['draft']['table'];

const QUEUES = new WeakMap<Table, Signal<readonly Waiting[]>>();

/** The scenes that are to be played at a table, the first of them now. */
function queueAt(table: Table): Signal<readonly Waiting[]> {
  const queue = QUEUES.get(table) ?? signal([]);
  QUEUES.set(table, queue);
  return queue;
}

/** Whether something is played, or is about to be. */
export function isPlaying(table: Table): boolean {
  return queueAt(table).value.length > 0;
}

/** The scenes that are to be played, the first of them now. */
export function useSceneQueue({ table }: DraftProps['draft']): Signal<readonly Waiting[]> {
  const queue = queueAt(table);
  useEffect(() => {
    let [log, view] = [table.log.peek(), table.view.peek()];
    const stop = effect(() => {
      const now = table.log.value;
      const { takenBack, added } = logChange(log, now);
      const [isFirst, before, told] = [log.length === 0, view, log];
      log = now;
      view = table.view.value;
      if (before === null || view === null || (takenBack === 0 && added.length === 0)) return;
      const happened = {
        before,
        now: view,
        log: told,
        events: added.flatMap(({ events }) => events as readonly Event[]),
      };
      const isReplay = table.where === 'replay';
      // The history of a table on a server arrives after the first render, and who looks elsewhere is told by the recap.
      const isPast = isFirst || document.hidden;
      untracked(() => {
        const change = { takenBack, entries: added.length, happened, isReplay };
        queue.value = isPast ? [] : queueAfter(queue.value, change);
      });
    });
    return () => {
      stop();
      // What no stage plays keeps nothing waiting.
      queue.value = [];
    };
  }, [table]);
  return queue;
}

/** What is to be played of the first of a queue: undefined until its kind is there, null if there is nothing to play. */
export function sceneOf(waiting: Waiting | undefined): AnyScene | null | undefined {
  if (waiting === undefined) return null;
  const { part, hasFailed } = waiting.kind.part;
  // Without a network the table is shown as it stands.
  if (part.value === null) return hasFailed.value ? null : undefined;
  return part.value.stage(waiting.happened);
}
