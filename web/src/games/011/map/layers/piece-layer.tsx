import { Emblem } from '../../emblems/emblem.tsx';
import type { Piece } from '../scene/pieces.ts';
import type { Scene } from '../scene/scene.ts';
import { ClueToken, OrganToken } from './tokens.tsx';
import './piece-layer.css';

/** The Organ, the Clues and the eight Characters. */
export function PieceLayer({ scene }: { readonly scene: Scene }) {
  const organ = scene.organ.value;
  return (
    <g class="map-pieces">
      {organ !== null && <OrganToken square={organ} />}
      {scene.clues.value.map((square) => (
        <ClueToken key={square} square={square} />
      ))}
      {scene.pieces.value.map((piece) => (
        <PieceDrawn key={piece.character} piece={piece} />
      ))}
    </g>
  );
}

const TEETH = 18;
const TOOTH = (2 * Math.PI * 42) / TEETH / 2;

function PieceDrawn({ piece }: { readonly piece: Piece }) {
  const { character, at, isActing, mark, isLeaving } = piece;
  return (
    <g
      class="map-piece"
      data-mark={mark ?? undefined}
      data-leaving={isLeaving ? '' : undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <ellipse class="map-piece-shadow" cx="3" cy="7" rx="34" ry="31" />
      {isActing && (
        <g class="map-piece-gear">
          <circle class="map-piece-teeth" r="42" stroke-dasharray={`${TOOTH}`} />
          <circle class="map-piece-ring" r="38" />
        </g>
      )}
      <g class="map-piece-emblem">
        <Emblem character={character} size={68} />
      </g>
      {mark !== null && (
        <g class={`map-mark map-mark-${mark}`} transform="translate(-27 27)">
          <circle r="14" />
          <path d={mark === 'used' ? 'M-6.5 0L-2 5L6.5 -5.5' : 'M-5 -5L5 5M5 -5L-5 5'} />
        </g>
      )}
    </g>
  );
}
