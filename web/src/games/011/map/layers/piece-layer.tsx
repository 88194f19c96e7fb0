import type { Square } from '@vigilia/game-011';
import { Emblem } from '../../emblems/emblem.tsx';
import { ICONS } from '../../emblems/icons.ts';
import { centreOf } from '../measure.ts';
import type { Piece } from '../scene/pieces.ts';
import type { Scene } from '../scene/scene.ts';
import * as layers from './layers.module.css';
import * as styles from './piece-layer.module.css';

/** The Organ, the Clues and the eight Characters. */
export function PieceLayer({ scene }: { readonly scene: Scene }) {
  const organ = scene.organ.value;
  return (
    <g class={layers.mapPieces}>
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
      class={styles.mapPiece}
      data-mark={mark ?? undefined}
      data-leaving={isLeaving ? '' : undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <ellipse class={styles.mapPieceShadow} cx="3" cy="7" rx="34" ry="31" />
      {isActing && (
        <g>
          <circle class={styles.mapPieceTeeth} r="42" stroke-dasharray={`${TOOTH}`} />
          <circle class={styles.mapPieceRing} r="38" />
        </g>
      )}
      <g class={styles.mapPieceEmblem}>
        <Emblem character={character} size={68} />
      </g>
      {mark !== null && (
        <g class={styles.mapMark} data-mark={mark} transform="translate(-27 27)">
          <circle r="14" />
          <path d={mark === 'used' ? 'M-6.5 0L-2 5L6.5 -5.5' : 'M-5 -5L5 5M5 -5L-5 5'} />
        </g>
      )}
    </g>
  );
}

interface Token {
  readonly square: Square;
  readonly isGhost?: boolean;
}

/** A lens on a brass counter. */
export function ClueToken({ square, isGhost = false }: Token) {
  const { x, y } = centreOf(square);
  return (
    <g class={isGhost ? layers.mapGhost : undefined} transform={`translate(${x} ${y})`}>
      <circle class={styles.mapClueDisc} r="25" />
      <circle class={styles.mapClueRim} r="20.5" />
      <path class={styles.mapClueLens} d={ICONS.clue} transform="translate(-16.5 -16) scale(1.35)" />
    </g>
  );
}

/** Pipes on a dark case, taller than any piece. */
export function OrganToken({ square, isGhost = false }: Token) {
  const { x, y } = centreOf(square);
  return (
    <g class={isGhost ? layers.mapGhost : undefined} transform={`translate(${x} ${y})`}>
      <path
        class={styles.mapOrganCase}
        d="M-38 40V-20C-38 -28 -22 -30 -20 -38C-12 -47 12 -47 20 -38C22 -30 38 -28 38 -20V40Z"
      />
      {[-28, -17, -6, 6, 17, 28].map((at) => {
        const tall = 44 - Math.abs(at) * 0.75;
        return (
          <g key={at} transform={`translate(${at} 18)`}>
            <path class={styles.mapOrganPipe} d={`M-4 0V${-tall}a4 3 0 0 1 8 0V0L0 9Z`} />
            <path class={styles.mapOrganMouth} d="M-2.5 -7h5l-2.5 -5Z" />
          </g>
        );
      })}
      <path
        class={styles.mapOrganKeys}
        d="M-34 31H34M-28 28V34M-20 28V34M-12 28V34M-4 28V34M4 28V34M12 28V34M20 28V34M28 28V34"
      />
    </g>
  );
}
