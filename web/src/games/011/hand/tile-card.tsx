import { DIRECTIONS, type Eleven, type Tile, tile } from '@vigilia/game-011';
import { tileTexts } from '@vigilia/game-011/texts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import { isNounGuided } from '../../../draft/guide.ts';
import { named } from '../../../draft/named.ts';
import { isTaken } from '../../../draft/pointing.ts';
import type { Choice, View } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import { faceOfTile } from '../emblems/tile-icon.ts';
import * as hand from './hand.module.css';
import { type Read, reading } from './reading.ts';
import * as styles from './tile-card.module.css';

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
    <li class={hand.handSlot}>
      <button
        type="button"
        class={styles.handTile}
        data-kind={shown.place === null ? 'item' : 'location'}
        data-guided={isNounGuided(draft, `tile:${id}`)}
        data-lit={draft.lit.value.has(`tile:${id}`)}
        aria-disabled={pick === null}
        aria-pressed={pick !== null && isTaken(draft, pick)}
        onClick={() => (pick === null ? void draft.tryOut(wishForTile(view, id)) : draft.pick(pick))}
        {...reading(draft, `tile:${id}`, read, [name, ...texts])}
      >
        <span class="heard-only">{[name, ...texts].join('. ')}</span>
        <span class={styles.handFace} aria-hidden="true">
          <Icon name={icon} />
          {number}
        </span>
        <span class={styles.handName} aria-hidden="true">
          {name}
        </span>
        <span class={styles.handEffect} aria-hidden="true">
          {texts[0]}
        </span>
        <TileMarks of={shown} />
      </button>
    </li>
  );
}

/** What it costs and which marks it bears, by shape; the words are in its name, which is read aloud. */
function TileMarks({ of: { time, clues, wolf, organ } }: { readonly of: Tile }) {
  if (time + clues + wolf === 0 && !organ) return null;
  return (
    <span class={styles.handMarks} aria-hidden="true">
      {time > 0 && (
        <span class={styles.handCost}>
          −{time}
          <Icon name="time" />
        </span>
      )}
      {clues > 0 && (
        <span class={styles.handCost}>
          −{clues}
          <Icon name="clue" />
        </span>
      )}
      {Array.from({ length: wolf }, (_, mark) => (
        <span key={mark} class={styles.handWolf}>
          <Icon name="wolf" />
        </span>
      ))}
      {organ && (
        <span class={styles.handOrgan}>
          <Icon name="organ" />
        </span>
      )}
    </span>
  );
}

/** What pressing a tile picks now: the tile itself, or the place it shows if that can be placed; null for neither. */
export function pickOfTile(choices: readonly Choice[], id: string): Noun | null {
  if (choices.some((choice) => 'tile' in choice && choice.tile === id)) return `tile:${id}`;
  const { place } = tile(id);
  if (place === null) return null;
  const canBePlaced = choices.some((choice) => choice.verb === 'place' && choice.place === place);
  return canBePlaced ? `place:${place}` : null;
}

/** The choice meant by pressing a tile that is not offered: it is refused with its reason. */
export function wishForTile({ phase, slots }: Pick<View, 'phase' | 'slots'>, id: string): Choice {
  if (phase !== 'location') return { verb: 'tile', tile: id };
  const { place } = tile(id);
  if (place === null) return { verb: 'invoke', tile: id };
  const free = DIRECTIONS.find((direction) => slots[direction] === null);
  return { verb: 'place', place, direction: free ?? 'N' };
}
