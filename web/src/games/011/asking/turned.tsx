import { type Character, type Power, tile } from '@vigilia/game-011';
import { t } from '../../../i18n/translate.ts';
import { Sentence } from '../../../log/sentence.tsx';
import type { DraftProps } from '../eleven.ts';
import { Badge } from '../emblems/badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { faceOfTile } from '../emblems/tile-icon.ts';
import { sightsOf, type VisibleState } from './sights.ts';
import './turned.css';

/** The cards just turned for this viewer alone: they lie here until the next answer. */
export function Turned({ draft }: DraftProps) {
  const { log, viewer } = draft.table;
  const sights = sightsOf(log.value, viewer.value, draft.byItself.value);
  return sights.map((sight, index) => (
    <figure key={index} class="turned">
      <span class="turned-cards" aria-hidden="true">
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
      <span class="turned-card">
        <Icon name={sight.role} />
      </span>
    );
  if (sight.type === 'drew')
    return sight.tiles.map((id) => (
      <span key={id} class="turned-card">
        <Icon name={faceOfTile(tile(id)).icon} />
      </span>
    ));
  const cards = sight.type === 'chosen-seen' ? [`character:${sight.character}`] : sight.cards;
  return cards.map((card, index) => {
    const [kind, name] = card.split(':');
    return (
      <span key={index} class="turned-card">
        {kind === 'character' ? <Badge character={name as Character} /> : <Icon name={name as Power} />}
      </span>
    );
  });
}
