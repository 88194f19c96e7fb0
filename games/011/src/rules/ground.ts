/** A map as the rules of Clues look at it: `M` holds the pieces, `S` is a square, by its name or by its number. */
export interface Ground<M, S> {
  beside(square: S): readonly S[];
  /** Whether a Character or the Organ stands there. */
  isOccupied(map: M, square: S): boolean;
  /** Where Clues lie. */
  clues(map: M): readonly S[];
  hasClue(map: M, square: S): boolean;
}

export interface ClueMove<S> {
  readonly from: S;
  readonly to: S;
}

/** Where a Clue may lie, for a table and a view as for the numbered squares of the solver. */
export function groundRules<M, S>({ beside, isOccupied, clues, hasClue }: Ground<M, S>) {
  return { isEmpty, clueMoves };

  /** Nothing is there: no Clue, no Character, no Organ (CLUE-2, ABIL-3). */
  function isEmpty(map: M, square: S): boolean {
    return !isOccupied(map, square) && !hasClue(map, square);
  }

  /** Every way to move a Clue: to an empty square of any kind beside it, or to the chosen Character's own (ACT-4). */
  function clueMoves(map: M, own: S): ClueMove<S>[] {
    const moves: ClueMove<S>[] = [];
    for (const from of clues(map)) {
      for (const to of beside(from)) {
        if (to === own || isEmpty(map, to)) moves.push({ from, to });
      }
    }
    return moves;
  }
}
