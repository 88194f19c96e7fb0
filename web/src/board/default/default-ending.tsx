import { useSignal } from '@preact/signals';
import { isRefusal, type Outcome, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { DraftProps } from '../../draft/asked.ts';
import { recordingOf } from '../../record/recording.ts';
import { isOver } from '../../table/is-over.ts';
import { EndingPanel } from '../ending-panel.tsx';

/** Who won, by the record of the game: a view need not tell. */
export function DefaultEnding({ draft }: DraftProps) {
  const outcome = useSignal<Outcome | null>(null);
  const hasEnded = isOver(draft.table);
  useEffect(() => {
    if (!hasEnded) return;
    const { game } = draft.ui;
    void draft.table.record().then(async (file) => {
      const recording = await recordingOf(game, file);
      const last = isRefusal(recording) ? undefined : recording.moments.at(-1);
      outcome.value = last === undefined ? null : game.outcome(last.state);
    });
  }, [hasEnded]);
  if (!hasEnded || outcome.value === null) return null;
  const { winners } = outcome.value;
  const title = text('board.winners', { seats: winners, count: winners.length });
  return <EndingPanel draft={draft} title={draft.say(title)} />;
}
