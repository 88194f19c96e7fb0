import { effect, untracked } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { type Noun, nounsOf } from '../draft/game-ui.ts';
import { linesOf, logChange, turnsOf } from '../log/log-lines.ts';
import { nounsIn } from '../log/turn-line.tsx';
import { settings } from '../storage/settings.ts';
import type { LogEntry } from '../table/table.ts';

const NOTHING: ReadonlySet<Noun> = new Set();
/** A turn has no more entries. */
const MOST_ENTRIES = 24;

/** Lights on the board what another seat does, as long as bots take their time, until a person points or presses. */
export function useTurnLights<K extends Kinds>(draft: AnswerDraft<K>): void {
  useEffect(() => {
    const { table } = draft;
    let own: ReadonlySet<Noun> = NOTHING;
    const dim = () => {
      if (draft.lit.peek() === own) draft.lit.value = NOTHING;
    };
    let before = table.log.peek();
    const stop = effect(() => {
      const log = table.log.value;
      const { added } = logChange(before, log);
      before = log;
      untracked(() => {
        const latest = added.at(-1);
        if (latest === undefined || latest.by === null || table.where === 'replay') return;
        if (latest.by === table.viewer.value || settings.pace.value === 'instant') return dim();
        own = new Set(latestNouns(draft, log));
        draft.lit.value = own;
      });
    });
    const types = ['keydown', 'pointerdown'];
    for (const type of types) addEventListener(type, dim, { capture: true });
    return () => {
      stop();
      for (const type of types) removeEventListener(type, dim, { capture: true });
    };
  }, [draft]);
}

/** What the turn that goes on, or has just ended, speaks of; what happened last, if it is no turn. */
export function latestNouns<K extends Kinds>(
  draft: AnswerDraft<K>,
  log: readonly LogEntry[],
): readonly Noun[] {
  const { ui } = draft;
  const turn = turnsOf(linesOf(log.slice(-MOST_ENTRIES), ui.chapters)).at(-1) ?? [];
  const parts = ui.turnLine?.(turn.map(({ event }) => event)) ?? null;
  return parts === null
    ? turn.slice(-1).flatMap(({ event }) => nounsOf(ui, event))
    : nounsIn(draft, turn, parts);
}
