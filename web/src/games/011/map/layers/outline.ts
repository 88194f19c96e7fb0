import { coordinates, type Square } from '@vigilia/game-011';
import { CELL, leftOf, topOf } from '../measure.ts';

/** Squares with their streets, as one area to be filled. */
export function filled(squares: Iterable<Square>): string {
  return [...squares]
    .map((square) => {
      const { row, column } = coordinates(square);
      return `M${leftOf(column)} ${topOf(row)}h${CELL}v${CELL}h${-CELL}Z`;
    })
    .join('');
}

/** The line round them all. */
export function outlined(squares: ReadonlySet<Square>): string {
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
