import type { Tile } from '@vigilia/game-011';
import { Icon } from '../emblems/icon.tsx';
import './tile-marks.css';

/** What it costs and which marks it bears, by shape; the words are in its name, which is read aloud. */
export function TileMarks({ of: { time, clues, wolf, organ } }: { readonly of: Tile }) {
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
