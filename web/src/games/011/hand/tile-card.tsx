import { type Eleven, type Tile, tile, type View } from '@vigilia/game-011';
import { tileTexts } from '@vigilia/game-011/texts';
import type { Desk } from '../../../table/desk.ts';
import { named } from '../board/named.ts';
import { isTaken } from '../board/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import { pickOfTile, wishForTile } from './plays.ts';
import { type Read, reading } from './reading.ts';
import { faceOfTile } from './tile-icon.ts';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly view: View;
  readonly id: string;
  readonly read: Read;
}

/** A Research tile in hand: pressed it is picked, or says why it cannot be. */
export function TileCard({ desk, view, id, read }: Props) {
  const shown = tile(id);
  const pick = pickOfTile(desk.choices.value, id);
  const name = named(desk, 'tile', id);
  const texts = tileTexts(id).map((each) => desk.say(each));
  const { icon, number } = faceOfTile(shown);
  return (
    <li class="hand-slot">
      <button
        type="button"
        class="hand-tile"
        data-kind={shown.place === null ? 'item' : 'location'}
        data-lit={desk.lit.value.has(`tile:${id}`)}
        aria-disabled={pick === null}
        aria-pressed={pick !== null && isTaken(desk, pick)}
        onClick={() => (pick === null ? void desk.tryOut(wishForTile(view, id)) : desk.pick(pick))}
        {...reading(desk, `tile:${id}`, read, [name, ...texts])}
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

/** What it costs and which marks it bears, by shape; the words are in its name for whoever listens. */
function TileMarks({ of: { time, clues, wolf, organ } }: { readonly of: Tile }) {
  if (time + clues + wolf === 0 && !organ) return null;
  return (
    <span class="hand-marks" aria-hidden="true">
      {time > 0 && (
        <span class="hand-cost">
          −{time}
          <Icon name="time" />
        </span>
      )}
      {clues > 0 && (
        <span class="hand-cost">
          −{clues}
          <Icon name="clue" />
        </span>
      )}
      {Array.from({ length: wolf }, (_, mark) => (
        <span key={mark} class="hand-wolf">
          <Icon name="wolf" />
        </span>
      ))}
      {organ && (
        <span class="hand-organ">
          <Icon name="organ" />
        </span>
      )}
    </span>
  );
}
