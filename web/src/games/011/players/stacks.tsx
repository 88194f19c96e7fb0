import type { Eleven, View } from '@vigilia/game-011';
import { choiceText } from '@vigilia/game-011/texts';
import { t } from '../../../i18n/translate.ts';
import type { Desk } from '../../../table/answer-draft.ts';
import { isTaken, pointingAt } from '../board/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import { Count } from './count.tsx';
import { OpenCards } from './open-cards.tsx';
import './stacks.css';

/** What lies face down beside the board; the Unknown deck may be looked into. */
export function Stacks({ desk, view }: { readonly desk: Desk<Eleven>; readonly view: View }) {
  const look = desk.choices.value.find(
    (choice) => choice.verb === 'investigate' && choice.source === 'unknown',
  );
  const deck = (
    <>
      <Icon name="unknown" />
      {view.isUnknownOpen
        ? t('players.unknown-open', { count: view.unknown })
        : t('players.unknown', { count: view.unknown })}
    </>
  );
  return (
    <div class="players-stacks">
      {look === undefined ? (
        <span
          class="players-deck"
          data-lit={desk.lit.value.has('deck:unknown')}
          {...pointingAt(desk, ['deck:unknown'])}
        >
          {deck}
        </span>
      ) : (
        <button
          type="button"
          class="players-deck"
          aria-pressed={isTaken(desk, 'deck:unknown')}
          data-lit={desk.lit.value.has('deck:unknown')}
          title={desk.say(choiceText(look))}
          onClick={() => desk.pick('deck:unknown')}
          {...pointingAt(desk, ['deck:unknown'])}
        >
          {deck}
        </button>
      )}
      {view.isUnknownOpen && <OpenCards desk={desk} view={view} at="unknown" />}
      <Count icon="tile" count={view.stack} words={t('players.stack', { count: view.stack })} />
      <Count icon="event" count={view.events} words={t('players.events', { count: view.events })} />
    </div>
  );
}
