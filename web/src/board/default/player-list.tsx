import type { DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { SeatName } from '../../seats/seat-name.tsx';
import './player-list.css';

/** The players by seat, and which of them are asked something now. */
export function PlayerList({ draft }: DraftProps) {
  const { sitters, asked } = draft.table;
  return (
    <section class="player-list" aria-label={t('players.title')}>
      <ol>
        {sitters.value.map((sitter, seat) => (
          <li key={seat}>
            <SeatName look={sitter} />
            {asked.value.includes(seat) && <span class="player-list-asked">{t('board.choosing')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
