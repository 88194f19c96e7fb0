import { coordinates, type Square } from '@vigilia/game-011';
import { CELL, HEIGHT, leftOf, MARGIN, topOf, WIDTH } from '../measure.ts';
import type { Area, Scene } from '../scene/scene.ts';
import * as styles from './area-layer.module.css';

const CITY = `M${MARGIN} ${MARGIN}H${WIDTH - MARGIN}V${HEIGHT - MARGIN}H${MARGIN}Z`;

/** Where the Organ may be: lit, and the rest of the city in the dark while that is the question. */
export function AreaLayer({ scene }: { readonly scene: Scene }) {
  const area = scene.area.value;
  return area === null ? null : <AreaDrawn area={area} />;
}

export function AreaDrawn({ area: { squares, lost, isAsked } }: { readonly area: Area }) {
  return (
    <g class={styles.mapArea} data-asked={isAsked || lost.size > 0 ? '' : undefined}>
      <path class={styles.mapAreaDark} d={CITY + filled(squares)} />
      <path class={styles.mapAreaLight} d={filled(squares)} />
      <path class={styles.mapAreaLost} d={outlined(lost)} />
      <path class={styles.mapAreaCasing} d={outlined(squares)} />
      <path class={styles.mapAreaEdge} d={outlined(squares)} />
    </g>
  );
}

/** Squares with their streets, as one area to be filled. */
function filled(squares: Iterable<Square>): string {
  return [...squares]
    .map((square) => {
      const { row, column } = coordinates(square);
      return `M${leftOf(column)} ${topOf(row)}h${CELL}v${CELL}h${-CELL}Z`;
    })
    .join('');
}

/** The line round them all. */
function outlined(squares: ReadonlySet<Square>): string {
  let line = '';
  for (const square of squares) {
    const { row, column } = coordinates(square);
    const [left, top] = [leftOf(column), topOf(row)];
    if (!squares.has(`r${row - 1}c${column}`)) line += `M${left} ${top}h${CELL}`;
    if (!squares.has(`r${row + 1}c${column}`)) line += `M${left} ${top + CELL}h${CELL}`;
    if (!squares.has(`r${row}c${column - 1}`)) line += `M${left} ${top}v${CELL}`;
    if (!squares.has(`r${row}c${column + 1}`)) line += `M${left + CELL} ${top}v${CELL}`;
  }
  return line;
}
