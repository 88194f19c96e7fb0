import type { Eleven } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { positionOf, seatsInOrder } from '../players/seating.ts';
import { UsedCharacter } from '../players/used-character.tsx';
import './chips.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  /** Where there is more about a player. */
  readonly onMore: () => void;
}

/** Everybody on one line: who is on turn, their Time and their Music. */
export function PlayerChips({ draft, onMore }: Props) {
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
