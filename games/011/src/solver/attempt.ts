import type { Power } from '../data/cards.ts';
import { CHARACTERS } from '../data/characters.ts';
import type { Action, Machine } from '../data/gears.ts';
import type { Tile } from '../data/tiles.ts';
import { actionShown, facesAfter, stepsShown, TEETH } from '../rules/gears.ts';
import { machineRunning } from '../rules/move.ts';
import type { Means } from './means.ts';
import { type Spot, spotOf } from './spots.ts';

/** A way to go about the turn: how far the gears turn, and which card and which tile may be played in it. */
export interface Attempt {
  readonly means: Means;
  readonly teeth: number;
  /** Null while all transport stands still. */
  readonly machine: Machine | null;
  readonly steps: number;
  readonly action: Action;
  readonly card: Power | null;
  readonly tile: Tile | null;
  /** The walker's number among the Characters. */
  readonly walker: number;
  /** The Chosen One's number, to whom Fenrir must come; -1 for a Hero. */
  readonly prey: number;
  /** Where the Organ stands; -1 while it does not. */
  readonly organ: Spot;
}

/** Every combination; what need not be played, an attempt may keep, so none goes without what is at hand. */
export function attempts(means: Means, cards: readonly Power[], tiles: readonly Tile[]): Attempt[] {
  const always = {
    means,
    walker: CHARACTERS.indexOf(means.walker),
    prey: means.as === 'fenrir' ? CHARACTERS.indexOf(means.chosen) : -1,
    organ: means.organ === null ? -1 : spotOf(means.organ),
  };
  const found: Attempt[] = [];
  for (const teeth of means.teeth > 0 ? [means.teeth] : TEETH) {
    const gears = means.teeth > 0 ? means.gears : facesAfter(means, teeth);
    const shown = { gears, event: means.event };
    const faces = {
      teeth,
      machine: machineRunning(shown),
      steps: stepsShown(shown),
      action: actionShown(shown),
    };
    for (const card of cards.length > 0 ? cards : [null]) {
      for (const tile of tiles.length > 0 ? tiles : [null]) found.push({ ...always, ...faces, card, tile });
    }
  }
  return found;
}
