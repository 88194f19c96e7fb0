import type { Eleven, View } from '@vigilia/game-011';
import { choiceText } from '@vigilia/game-011/texts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { isTaken, pointingAt } from '../../../draft/pointing.ts';
import { t } from '../../../i18n/translate.ts';
import { scrollStop } from '../../../platform/scrolling.ts';
import { Icon } from '../emblems/icon.tsx';
import { OpenCards } from './cards.tsx';
import { PlayerRow } from './player.tsx';
import * as styles from './players.module.css';
import { seatsInOrder } from './seating.ts';
import { Count } from './tracks.tsx';

/** Everybody in the order of this Hour, and what lies beside the board. */
export function Players({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <section ref={scrollStop} class={styles.players} aria-labelledby="players-title">
      <h2 id="players-title" class="heard-only">
        {t('players.title')}
      </h2>
      <ol class={styles.playersList} data-many={view.seats > 4}>
        {seatsInOrder(view).map((seat) => (
          <PlayerRow key={seat} draft={draft} view={view} seat={seat} />
        ))}
      </ol>
      <Stacks draft={draft} view={view} />
    </section>
  );
}

/** What lies face down beside the board; the Unknown deck may be looked into. */
function Stacks({ draft, view }: { readonly draft: AnswerDraft<Eleven>; readonly view: View }) {
  const look = draft.choices.value.find(
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
    <div class={styles.playersStacks}>
      {look === undefined ? (
        <span
          class={styles.playersDeck}
          data-lit={draft.lit.value.has('deck:unknown')}
          {...pointingAt(draft, ['deck:unknown'])}
        >
          {deck}
        </span>
      ) : (
        <button
          type="button"
          class={styles.playersDeck}
          aria-pressed={isTaken(draft, 'deck:unknown')}
          data-lit={draft.lit.value.has('deck:unknown')}
          title={draft.say(choiceText(look))}
          onClick={() => draft.pick('deck:unknown')}
          {...pointingAt(draft, ['deck:unknown'])}
        >
          {deck}
        </button>
      )}
      {view.isUnknownOpen && <OpenCards draft={draft} view={view} at="unknown" />}
      <Count icon="tile" count={view.stack} words={t('players.stack', { count: view.stack })} />
      <Count icon="event" count={view.events} words={t('players.events', { count: view.events })} />
    </div>
  );
}
