import type { Power } from '../data/cards.ts';
import { type Tile, tile } from '../data/tiles.ts';
import { isCardLeft, isTileLeft } from '../rules/plays.ts';
import type { Means } from './means.ts';

/** Cards that can help to win this turn, those the Event may give back included (EVT-J). */
export function usefulCards(means: Means): Power[] {
  if (!isCardLeft(means, means)) return [];
  const back = isRegainAhead(means) ? means.spent : [];
  const atHand = [...means.powers, ...back];
  return (['compose', 'transport'] as const).filter((power) => atHand.includes(power));
}

function isRegainAhead({ agenda, effects }: Means): boolean {
  return agenda.some(
    (frame) =>
      frame.step === 'regain' ||
      (frame.step === 'effect' && frame.effect.kind === 'regain') ||
      (frame.step === 'choose' && effects.some(({ kind }) => kind === 'regain')),
  );
}

/** Tiles that can help to win this turn, one of each kind: what is drawn or looked at is never relied on. */
export function usefulTiles(means: Means): Tile[] {
  if (!isTileLeft(means, means)) return [];
  const kinds = new Map<string, Tile>();
  for (const id of means.tiles) {
    const item = tile(id);
    const { effect, time } = item;
    if (effect === null || effect.kind === 'draw' || effect.kind === 'investigate') continue;
    if (effect.kind === 'music' && time === 0) {
      const known = kinds.get('score')?.effect;
      if (known?.kind !== 'music' || known.amount < effect.amount) kinds.set('score', item);
    } else kinds.set(JSON.stringify([effect, time]), item);
  }
  return [...kinds.values()];
}
