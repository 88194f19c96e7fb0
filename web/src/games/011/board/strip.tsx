import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { StripProps } from '../../../board/board-parts.ts';
import { named } from '../../../draft/named.ts';
import { Icon } from '../emblems/icon.tsx';
import { PlayerChips } from './chips.tsx';
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
