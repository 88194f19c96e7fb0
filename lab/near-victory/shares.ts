import type { Eleven } from '@vigilia/game-011';
import { chosenBy, type Position } from '@vigilia/game-011/testing';
import type { Bot } from '@vigilia/kernel';

/** How many positions of a kind there are, and at how many the bot chose well. */
export interface Share {
  readonly of: number;
  readonly good: number;
}

export async function shares(bot: Bot<Eleven>, positions: readonly Position[]): Promise<Map<string, Share>> {
  const found = new Map<string, Share>();
  for (const position of positions) {
    const { of, good } = found.get(position.kind) ?? { of: 0, good: 0 };
    const isGood = position.good.includes(await chosenBy(bot, position));
    found.set(position.kind, { of: of + 1, good: good + (isGood ? 1 : 0) });
  }
  return found;
}
