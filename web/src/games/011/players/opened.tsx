import type { Eleven } from '@vigilia/game-011';
import { tileTexts } from '@vigilia/game-011/texts';
import { Fragment } from 'preact';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { t } from '../../../i18n/translate.ts';
import { SeatName } from '../../../seats/seat-badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { OpenCards } from './cards.tsx';
import * as styles from './opened.module.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly state: Eleven['state'];
}

/** Every card that lay hidden at a moment of a finished game: the Chosen One, the Unknown deck and all hands. */
export function Opened({ draft, state }: Props) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <section class={styles.opened} aria-labelledby="opened-title">
      <h3 id="opened-title">{t('replay.all-cards')}</h3>
      <dl>
        <dt>{t('sign.chosen')}</dt>
        <dd>
          <OpenCards draft={draft} view={view} at="chosen" />
        </dd>
        {state.unknown.length > 0 && (
          <>
            <dt>{t('players.unknown', { count: state.unknown.length })}</dt>
            <dd>
              <OpenCards draft={draft} view={view} at="unknown" />
            </dd>
          </>
        )}
        {state.players.map(({ tiles, role }, seat) => (
          <Fragment key={seat}>
            <dt>
              <SeatName look={draft.table.sitters.value[seat]} />
              {role !== null && <Icon name={role} />}
            </dt>
            <dd>
              <OpenCards draft={draft} view={view} at={seat} />
              {tiles.map((id) => (
                <span
                  key={id}
                  class={styles.openedTile}
                  title={tileTexts(id)
                    .map((each) => draft.say(each))
                    .join(' ')}
                >
                  <Icon name="tile" />
                  {named(draft, 'tile', id)}
                </span>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
