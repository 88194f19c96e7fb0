import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { StripProps } from '../../../board/board-parts.ts';
import * as narrowLayout from '../../../board/narrow-layout.module.css';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { PhaseRail } from '../clock/phase-rail.tsx';
import { Icon } from '../emblems/icon.tsx';
import { UsedCharacter } from '../players/cards.tsx';
import { positionOf, seatsInOrder } from '../players/seating.ts';
import * as styles from './strip-011.module.css';

/** The Hour, its phase and the players, on a line. */
export function Strip({ draft, show }: StripProps<Eleven>) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const { hour, phase, event } = view;
  return (
    <div class={`${narrowLayout.strip} ${styles.strip}`}>
      <button type="button" class={styles.stripHour} onClick={() => show('gears')}>
        <span class="heard-only">{draft.say(text('board.hour', { hour }))}</span>
        <span class={styles.stripNumeral} aria-hidden="true">
          {named(draft, 'hour', hour)}
        </span>
        <span class={styles.stripShape}>
          <span class={styles.stripPhase}>{draft.say(message(`phase.${phase}`))}</span>
          <PhaseRail draft={draft} phase={phase} isSmall />
        </span>
        {event !== null && <Icon name="event" />}
      </button>
      <PlayerChips draft={draft} onMore={() => show('players')} />
    </div>
  );
}

interface ChipsProps {
  readonly draft: AnswerDraft<Eleven>;
  /** Where there is more about a player. */
  readonly onMore: () => void;
}

/** Everybody on one line: who is on turn, their Time and their Music. */
function PlayerChips({ draft, onMore }: ChipsProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <ol class={styles.playersChips} data-many={view.seats > 5}>
      {seatsInOrder(view).map((seat) => {
        const player = view.players[seat];
        const sitter = draft.table.sitters.value[seat];
        if (player === undefined || sitter === undefined) return null;
        const { time, music } = player;
        const position = positionOf(view, seat);
        return (
          <li key={seat}>
            <button
              type="button"
              class={styles.playersChip}
              style={{ '--seat': `var(--${sitter.colour})` }}
              data-turn={view.turn?.seat === seat}
              data-asked={draft.table.asked.value.includes(seat)}
              data-lit={draft.lit.value.has(`seat:${seat}`)}
              data-own={view.viewer === seat}
              data-out={player.out}
              onClick={onMore}
              {...pointingAt(draft, [`seat:${seat}`])}
            >
              <span class="heard-only">
                {draft.say(
                  player.out
                    ? text('players.chip-out', { seat })
                    : text('players.chip', { seat, time, music }),
                )}
              </span>
              {position !== null && (
                <span class={styles.playersChipPlace} aria-hidden="true">
                  {named(draft, 'position', position)}
                </span>
              )}
              <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={20} />
              <UsedCharacter draft={draft} view={view} seat={seat} />
              {player.out ? (
                <span class={styles.playersChipNumbers} aria-hidden="true">
                  ×
                </span>
              ) : (
                <span class={styles.playersChipNumbers} aria-hidden="true">
                  <span>
                    <Icon name="time" />
                    {time}
                  </span>
                  <span>
                    <Icon name="music" />
                    {music}
                  </span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
