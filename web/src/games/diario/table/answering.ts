import { computed, type ReadonlySignal } from '@preact/signals';
import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../draft/answering-ui.ts';
import { AboveQuestion } from './above-question.tsx';
import { dayBoard } from './boards/day/day-board.tsx';
import { mixAnswer } from './boards/day/mix-answer.ts';
import { dayPlanWith } from './boards/day/openings.ts';
import { roundNotes } from './boards/day/round-notes.ts';
import { invitationOf } from './council/invitation.ts';
import { later } from './later/later.ts';
import { missingBoard } from './later/missing-board.tsx';
import { planTexts } from './plan-words.ts';
import { warningOf } from './warning.ts';

/** What Diario adds to the answering panel by day. */
const byDay: AnsweringUi<Diario> = {
  controls: [dayBoard, missingBoard],
  invitationOf,
  planTexts,
  notesOf: ({ view }, plan) => roundNotes(view, plan),
  warningOf,
  followUp: mixAnswer,
  planWith: dayPlanWith,
  Shown: AboveQuestion,
  // Alone, what was shown is all there is to tell.
  hasNews: (_draft, view) => view.seats > 1,
};

/** The same, and a board for each moment of the night once those are there. */
export const answering: ReadonlySignal<AnsweringUi<Diario>> = computed(() => ({
  ...byDay,
  ...later.part.value?.answering,
}));
