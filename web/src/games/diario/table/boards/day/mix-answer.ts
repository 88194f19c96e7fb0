import { dayProposals, type PersonId } from '@vigilia/game-diario';
import type { Asked, Choice, DraftProps } from '../../asked.ts';
import { type Mix, wishesOf } from '../wishes.ts';

/** What a wish of the round answers: how much of what was turned up is Wood (DAY-3). Null where the player is asked. */
export function mixAnswer(asked: Asked, draft: DraftProps['draft']): readonly Choice[] | null {
  const { ask } = asked;
  const wish = wishesOf(draft).mixes.value.get(ask.prompt.vars.person as PersonId) ?? 'ask';
  const wood = woodFor(asked, wish);
  return wood === null ? null : [wood];
}

/** How much of what was turned up is Wood by this wish; null where the player wants to be asked. */
function woodFor({ view, ask }: Asked, wish: Mix): Choice | null {
  const [range] = ask.ranges;
  if (range === undefined || wish === 'ask') return null;
  const { amount: least } = range.from;
  const amounts: Record<Exclude<Mix, 'proposal' | 'ask'>, number> = {
    wood: range.to,
    components: least,
    even: Math.min(range.to, Math.max(least, Math.ceil(Number(ask.prompt.vars.pieces) / 2))),
  };
  return wish === 'proposal'
    ? dayProposals.proposedChoice(view, ask)
    : { verb: 'wood', amount: amounts[wish] };
}
