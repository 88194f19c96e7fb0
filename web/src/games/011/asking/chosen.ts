import { type Text, text } from '@vigilia/kernel';
import { type Asked, type Choice, isVerb } from '../eleven.ts';

/** How many tiles the question is about (HOUR-2). */
export function tooMany({ ask }: Asked): number {
  return Number(ask.prompt.vars.count);
}

/** What is asked of several tiles at once. */
export function discardsPrompt(asked: Asked): Text {
  const count = tooMany(asked);
  return count > 1 ? text('eleven.discard-several', { count }) : asked.ask.prompt;
}

/**
 * The plan after a press on a tile: it joins those to be discarded, in place of the first where enough are chosen, or it
 * leaves them. Null: the plan is whole and the tile is in it, so that the press is a yes.
 */
export function discardsWith(asked: Asked, plan: readonly Choice[], tile: string): Choice[] | null {
  const count = tooMany(asked);
  const chosen = plan.filter(isVerb('discard'));
  const others = chosen.filter((each) => each.tile !== tile);
  if (others.length < chosen.length) return chosen.length < count ? others : null;
  return [...chosen, { verb: 'discard' as const, tile }].slice(-count);
}
