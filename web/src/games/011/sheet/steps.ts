/** A square by its row and its column. */
export interface RowAndColumn {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads on a grid; null if it leads nowhere. */
export function stepOn(size: RowAndColumn, { row, column }: RowAndColumn, key: string): RowAndColumn | null {
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(size.row - 1, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(size.column - 1, column + 1) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: size.column - 1 };
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: size.row - 1, column };
  }
  return null;
}
