import type { Goods } from '../data/goods.ts';
import { amountOf, kindsIn } from '../rules/table/goods.ts';

/** A change with its sign, in every language alike: `+2`, `−1`, `±0`. */
export function signed(by: number): string {
  if (by === 0) return '±0';
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Goods as a text lists what becomes of them: `water:2`, `bandage:-1`. */
export function changesOf(goods: Goods, sign: 1 | -1): string[] {
  return kindsIn(goods).map((good) => `${good}:${sign * amountOf(goods, good)}`);
}
