import { tileTexts } from '@vigilia/game-011/texts';
import type { Choice, Text } from '@vigilia/kernel';

/** What a Character can do, a Power card does and a tile says, for whoever has to choose among them. */
export function glossOf(choice: Choice): readonly Text[] {
  const { verb, character, power, tile } = choice as Choice & Partial<Record<string, string>>;
  if (character !== undefined && (verb === 'choose' || verb === 'copy'))
    return [{ key: `ability.${character}`, vars: {} }];
  if (power !== undefined) return [{ key: `power-effect.${power}`, vars: {} }];
  return tile === undefined ? [] : tileTexts(tile);
}
