import { type Diario, glossOf } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../draft/answering-ui.ts';
import { AboveQuestion } from './above-question.tsx';
import { controls } from './boards/controls.ts';
import { followUp } from './boards/wishes.ts';
import { CouncilWaiting } from './council/waiting.tsx';

/** What Diario adds to the answering panel: a board for each moment that is decided at once. */
export const answering: AnsweringUi<Diario> = {
  controls,
  followUp,
  Shown: AboveQuestion,
  Waiting: CouncilWaiting,
  notesOf: ({ view, ask }, plan) =>
    plan.length === 1 && plan[0] !== undefined
      ? glossOf(view, ask.prompt, plan[0]).map((text) => ({ icon: null, text }))
      : [],
};
