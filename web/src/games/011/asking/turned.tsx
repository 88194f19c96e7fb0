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
  const sights = sightsOf(log.value, viewer.value, draft.byItself.value);
  return sights.map((sight, index) => (
    <figure key={index} class={styles.turned}>
      <span class={styles.turnedCards} aria-hidden="true">
        <Faces sight={sight} />
      </span>
      <figcaption>
        <Sentence draft={draft} event={sight} />
        <small>
          <Icon name="look" /> {t('asking.only-you')}
        </small>
      </figcaption>
    </figure>
  ));
}

function Faces({ sight }: { readonly sight: VisibleState }) {
  if (sight.type === 'role-dealt')
    return (
      <span class={styles.turnedCard}>
        <Icon name={sight.role} />
      </span>
    );
  if (sight.type === 'drew')
    return sight.tiles.map((id) => (
      <span key={id} class={styles.turnedCard}>
        <Icon name={faceOfTile(tile(id)).icon} />
      </span>
    ));
  const cards = sight.type === 'chosen-seen' ? [`character:${sight.character}`] : sight.cards;
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

const SIGHTS = ['investigated', 'investigated-unknown', 'chosen-seen', 'role-dealt', 'drew'] as const;

/** Cards or tiles that were turned for one pair of eyes. */
export type VisibleState = Extract<Event, { readonly type: (typeof SIGHTS)[number] }>;

/** What a viewer was shown since they last answered, and by that answer; an answer without them puts nothing away. */
export function sightsOf(
  log: readonly LogEntry[],
  viewer: Viewer,
  byItself?: ReadonlySet<number>,
): VisibleState[] {
  if (viewer === null) return [];
  return allSinceAnswer(log, viewer, null, byItself).flatMap(({ events }) =>
    (events as readonly Event[]).filter(isSight),
  );
}

/** Whether cards lie open that are seen here alone. Tiles that were drawn stay in hand, and a role too. */
export function isShowing({ table, byItself }: DraftProps['draft']): boolean {
  return sightsOf(table.log.value, table.viewer.value, byItself.value).some(
    ({ type }) => type !== 'drew' && type !== 'role-dealt',
  );
}

function isSight(event: Event): event is VisibleState {
  return SIGHTS.some((type) => type === event.type);
}
