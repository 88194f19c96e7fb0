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

/** What a map does with its Clues; a map that changes in place gives itself back. */
export interface Clues<M, S> {
  hasClue(map: M, square: S): boolean;
  /** Puts a Clue of the map elsewhere. */
  put(map: M, move: ClueMove<S>): M;
  /** Takes a Clue of the map into the hand of the player whose turn it is. */
  take(map: M, square: S): M;
}

/** When a Clue is collected, at a table as in the search of the solver. */
export function collecting<M, S>({ hasClue, put, take }: Clues<M, S>) {
  return { collect, moveClue };

  /** Who comes to a square collects the Clue found there (MOVE-5). */
  function collect(map: M, square: S): M {
    return hasClue(map, square) ? take(map, square) : map;
  }

  /** A Clue moved to the chosen Character's own square is collected (ACT-4). */
  function moveClue(map: M, move: ClueMove<S>, own: S): M {
    const moved = put(map, move);
    return move.to === own ? take(moved, move.to) : moved;
  }
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
