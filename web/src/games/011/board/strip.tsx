import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { Desk } from '../../../table/answer-draft.ts';
import { Icon } from '../emblems/icon.tsx';
import { PlayerChips } from '../players/chips.tsx';
import { named } from './named.ts';
import type { Tab } from './tab.ts';
import './strip.css';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly show: (tab: Tab) => void;
}

/** The Hour, its phase and everybody, on a line. */
export function Strip({ desk, show }: Props) {
  const view = desk.table.view.value;
  if (view === null) return null;
  const { hour, phase, event } = view;
  return (
    <div class="strip">
      <button type="button" class="strip-hour" onClick={() => show('gears')}>
        <span class="heard-only">{desk.say(text('board.hour', { hour }))}</span>
        <span class="strip-numeral" aria-hidden="true">
          {named(desk, 'hour', hour)}
        </span>
        <span class="strip-phase">{desk.say(message(`phase.${phase}`))}</span>
        {event !== null && <Icon name="event" />}
      </button>
      <PlayerChips desk={desk} onMore={() => show('players')} />
    </div>
  );
}
