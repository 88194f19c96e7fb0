import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun, Pointing } from '../../../draft/game-ui.ts';
import { discardsWith } from './chosen.ts';

const TILE = 'tile:';

/** Tiles in the hand are chosen for the discard as those in the list are. */
export const discardPointing: Pointing<Eleven> = {
  canPick: () => null,
  pick(draft, noun) {
    const plan = planWith(draft, noun);
    if (plan === undefined) return false;
    if (plan === null) void draft.confirm();
    else draft.setPlan(plan);
    return true;
  },
};

function planWith(draft: AnswerDraft<Eleven>, noun: Noun): ReturnType<typeof discardsWith> | undefined {
  const view = draft.table.view.value;
  const ask = draft.ask.value;
  if (view === null || ask?.prompt.key !== 'prompt.discard' || !noun.startsWith(TILE)) return undefined;
  return discardsWith({ view, ask }, draft.plan.value, noun.slice(TILE.length));
}
