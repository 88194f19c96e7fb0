import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { StripProps } from '../../../board/board-parts.ts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { UsedCharacter } from '../players/cards.tsx';
import { positionOf, seatsInOrder } from '../players/seating.ts';
import './strip.css';

/** The Hour, its phase and the players, on a line. */
export function Strip({ draft, show }: StripProps<Eleven>) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const { hour, phase, event } = view;
  return (
    <div class="strip">
      <button type="button" class="strip-hour" onClick={() => show('gears')}>
        <span class="heard-only">{draft.say(text('board.hour', { hour }))}</span>
        <span class="strip-numeral" aria-hidden="true">
          {named(draft, 'hour', hour)}
        </span>
        <span class="strip-phase">{draft.say(message(`phase.${phase}`))}</span>
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
    <ol class="players-chips" data-many={view.seats > 5}>
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
              class="players-chip"
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
                <span class="players-chip-place" aria-hidden="true">
                  {named(draft, 'position', position)}
                </span>
              )}
              <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={20} />
              <UsedCharacter draft={draft} view={view} seat={seat} />
              {player.out ? (
                <span class="players-chip-numbers" aria-hidden="true">
                  ×
                </span>
              ) : (
                <span class="players-chip-numbers" aria-hidden="true">
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
