import type { GameProfile } from '@vigilia/kernel';

/** The levels in turn, from the usual opponent upwards: no two bots beside each other are alike. */
export function mixedLevel(
  { levels, opponent }: Pick<GameProfile, 'levels' | 'opponent'>,
  bot: number,
): string {
  const strong = levels.slice(levels.indexOf(opponent));
  return strong[bot % strong.length] ?? opponent;
}
