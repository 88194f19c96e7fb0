import { type Character, type Eleven, type Power, tile } from '@vigilia/game-011';
import type { Viewer } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { allSinceAnswer } from '../../../log/recent-log.tsx';
import { Sentence } from '../../../log/sentence.tsx';
import type { LogEntry } from '../../../table/table.ts';
import type { DraftProps } from '../eleven.ts';
import { Badge } from '../emblems/emblem.tsx';
import { Icon } from '../emblems/icon.tsx';
import { faceOfTile } from '../emblems/tile-icon.ts';
import * as styles from './turned.module.css';

/** The cards just turned for this viewer alone: they lie here until the next answer. */
export function Turned({ draft }: DraftProps) {
  const { log, viewer } = draft.table;
  const all = turnedCards(log.value, viewer.value, draft.byItself.value);
  return all.map((turned, index) => (
    <figure key={index} class={styles.turned}>
      <span class={styles.turnedCards} aria-hidden="true">
        <Faces turned={turned} />
      </span>
      <figcaption>
        <Sentence draft={draft} event={turned} />
        <small>
          <Icon name="look" /> {t('asking.only-you')}
        </small>
      </figcaption>
    </figure>
  ));
}

function Faces({ turned }: { readonly turned: TurnedCards }) {
  if (turned.type === 'role-dealt')
    return (
      <span class={styles.turnedCard}>
        <Icon name={turned.role} />
      </span>
    );
  if (turned.type === 'drew')
    return turned.tiles.map((id) => (
      <span key={id} class={styles.turnedCard}>
        <Icon name={faceOfTile(tile(id)).icon} />
      </span>
    ));
  const cards = turned.type === 'chosen-seen' ? [`character:${turned.character}`] : turned.cards;
  return cards.map((card, index) => {
    const [kind, name] = card.split(':');
    return (
      <span key={index} class={styles.turnedCard}>
        {kind === 'character' ? <Badge character={name as Character} /> : <Icon name={name as Power} />}
      </span>
    );
  });
}

type Event = Eleven['event'];

const TURNING = ['investigated', 'investigated-unknown', 'chosen-seen', 'role-dealt', 'drew'] as const;

/** Cards or tiles that were turned for one pair of eyes. */
export type TurnedCards = Extract<Event, { readonly type: (typeof TURNING)[number] }>;

/** What a viewer was shown since they last answered, and by that answer; an answer without them puts nothing away. */
export function turnedCards(
  log: readonly LogEntry[],
  viewer: Viewer,
  byItself?: ReadonlySet<number>,
): TurnedCards[] {
  if (viewer === null) return [];
  return allSinceAnswer(log, viewer, null, byItself).flatMap(({ events }) =>
    (events as readonly Event[]).filter(isTurning),
  );
}

/** Whether cards lie open that are seen here alone. Tiles that were drawn stay in hand, and a role too. */
export function isShowing({ table, byItself }: DraftProps['draft']): boolean {
  return turnedCards(table.log.value, table.viewer.value, byItself.value).some(
    ({ type }) => type !== 'drew' && type !== 'role-dealt',
  );
}

function isTurning(event: Event): event is TurnedCards {
  return TURNING.some((type) => type === event.type);
}
