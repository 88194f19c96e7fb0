import { candidateArea, type Eleven, placedCount, type Square } from '@vigilia/game-011';

type View = Eleven['view'];
type Choice = Eleven['choice'];

/** Where the Organ may still be put. */
export interface Area {
  /** The Blocks that satisfy every tile placed, and the tile drafted. */
  readonly squares: ReadonlySet<Square>;
  /** The Blocks that the tile drafted would rule out. */
  readonly lost: ReadonlySet<Square>;
  /** Whether the question of now is about it. */
  readonly isAsked: boolean;
}

/** The candidate area (LOC-2); null while no tile bounds it, and once the Organ stands. */
export function areaOf(view: View, choices: readonly Choice[], plan: readonly Choice[]): Area | null {
  const { slots, organ } = view;
  const drafted = plan.find((choice) => choice.verb === 'place');
  if (organ !== null || (placedCount(slots) === 0 && drafted === undefined)) return null;
  const now = candidateArea(slots);
  const left = drafted === undefined ? now : candidateArea({ ...slots, [drafted.direction]: drafted.place });
  const squares = new Set(left);
  return {
    squares,
    lost: new Set(now.filter((square) => !squares.has(square))),
    isAsked: choices.some(({ verb }) => verb === 'place' || verb === 'organ' || verb === 'invoke'),
  };
}
