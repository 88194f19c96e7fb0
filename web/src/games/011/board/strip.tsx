import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import { named } from '../../../answering/named.ts';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { Icon } from '../emblems/icon.tsx';
import { PlayerChips } from '../players/chips.tsx';
import type { Tab } from './tab.ts';
import './strip.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly show: (tab: Tab) => void;
}

/** The Hour, its phase and everybody, on a line. */
export function Strip({ draft, show }: Props) {
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
