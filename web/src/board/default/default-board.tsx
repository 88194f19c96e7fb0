import { useSignal } from '@preact/signals';
import { isRefusal, type Outcome, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { recordingOf } from '../../record/recording.ts';
import { SeatName } from '../../seats/seat-badge.tsx';
import { isOver } from '../../table/table.ts';
import { BoardLayout } from '../board-layout.tsx';
import type { BoardParts } from '../board-parts.ts';
import { EndingPage } from '../ending-page.tsx';
import { LINES } from '../tab-bar.tsx';
import * as styles from './default-board.module.css';
import { ViewOutline } from './view-outline.tsx';

const parts: BoardParts = {
  main: { label: 'board.view', Body: ViewOutline },
  Side: PlayerList,
  tabs: [{ name: 'players', label: 'board.players', lines: LINES.players, Body: PlayerList }],
  Ending: DefaultEnding,
};

/** A board for a game that draws nothing of its own: its view as an outline, its players, question and log. */
export function DefaultBoard({ draft }: DraftProps) {
  return <BoardLayout draft={draft} parts={parts} />;
}

/** The players by seat, and which of them are asked something now. */
function PlayerList({ draft }: DraftProps) {
  const { sitters, asked } = draft.table;
  return (
    <section class={styles.playerList} aria-label={t('players.title')}>
      <ol>
        {sitters.value.map((sitter, seat) => (
          <li key={seat}>
            <SeatName look={sitter} />
            {asked.value.includes(seat) && <span class={styles.playerListAsked}>{t('board.choosing')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who won, by the record of the game: a view need not tell. */
function DefaultEnding({ draft }: DraftProps) {
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
  return <EndingPage draft={draft} title={draft.say(title)} />;
}
