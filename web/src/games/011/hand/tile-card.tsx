import { type Eleven, tile, type View } from '@vigilia/game-011';
import { tileTexts } from '@vigilia/game-011/texts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { isNounGuided } from '../../../draft/guide.ts';
import { named } from '../../../draft/named.ts';
import { isTaken } from '../../../draft/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import { faceOfTile } from '../emblems/tile-icon.ts';
import { pickOfTile, wishForTile } from './plays.ts';
import { type Read, reading } from './reading.ts';
import { TileMarks } from './tile-marks.tsx';
import './tile-card.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly id: string;
  readonly read: Read;
}

/** A Research tile in hand: pressed it is picked, or says why it cannot be. */
export function TileCard({ draft, view, id, read }: Props) {
  const shown = tile(id);
  const pick = pickOfTile(draft.choices.value, id);
  const name = named(draft, 'tile', id);
  const texts = tileTexts(id).map((each) => draft.say(each));
  const { icon, number } = faceOfTile(shown);
  return (
    <li class="hand-slot">
      <button
        type="button"
        class="hand-tile"
        data-kind={shown.place === null ? 'item' : 'location'}
        data-guided={isNounGuided(draft, `tile:${id}`)}
        data-lit={draft.lit.value.has(`tile:${id}`)}
        aria-disabled={pick === null}
        aria-pressed={pick !== null && isTaken(draft, pick)}
        onClick={() => (pick === null ? void draft.tryOut(wishForTile(view, id)) : draft.pick(pick))}
        {...reading(draft, `tile:${id}`, read, [name, ...texts])}
      >
        <span class="heard-only">{[name, ...texts].join('. ')}</span>
        <span class="hand-face" aria-hidden="true">
          <Icon name={icon} />
          {number}
        </span>
        <span class="hand-name" aria-hidden="true">
          {name}
        </span>
        <span class="hand-effect" aria-hidden="true">
          {texts[0]}
        </span>
        <TileMarks of={shown} />
      </button>
    </li>
  );
}
