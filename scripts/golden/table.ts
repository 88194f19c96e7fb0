import { type Game, type Header, header, type Kinds } from '../../kernel/src/index.ts';
import { VARIANTS } from '../../lab/variants.ts';
import type { GoldenGame } from './record.ts';

/** How the table of a golden game is laid. */
export function headerOf<K extends Kinds>(
  { id, rules }: Game<K>,
  { seats, variant, seed }: Pick<GoldenGame, 'seats' | 'variant' | 'seed'>,
): Header {
  const options = variant === null ? {} : VARIANTS[id]?.[variant];
  if (options === undefined) throw new RangeError(`${id} has no variant ${variant}`);
  return header({ game: id, rules, seed, entropy: [], seats, options });
}
