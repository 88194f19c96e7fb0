import { exploringProposals } from '@vigilia/game-diario';
import type { Answer, Answers } from '../follow-up.ts';
import { nightOf, wishesOf } from '../wishes.ts';

const onTheWay: Answer = ({ view, ask }, draft) =>
  wishesOf(draft).asProposed.value ? [exploringProposals.proposedChoice(view, ask)] : null;

/** What the wishes for a night out answer. */
export const EXPLORING_ANSWERS: Answers = {
  'prompt.explore': (asked, draft) =>
    onTheWay(asked, draft) ?? (nightOf(draft, asked.view).goesOn ? [{ verb: 'explore' }] : null),
  'prompt.search': onTheWay,
  'prompt.obstacle': onTheWay,
  'prompt.hush': (asked, draft) =>
    wishesOf(draft).keepsQuiet.value
      ? [exploringProposals.proposedChoice(asked.view, asked.ask)]
      : onTheWay(asked, draft),
  'prompt.outdoor-lock': onTheWay,
};
