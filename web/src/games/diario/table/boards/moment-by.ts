import type { MomentPart } from '../later/moment-part.ts';
import { notesOf } from '../plan-notes.ts';
import { type Answers, followUpBy } from './follow-up.ts';
import { type Openings, planIn } from './parts/opening.ts';

/** A moment by the plans that its boards open with, and by what wishes answer in it. */
export function momentBy(openings: Openings, answers: Answers = {}): MomentPart {
  return {
    notesOf,
    followUp: followUpBy(answers),
    planWith: (asked, plan, choice) => planIn(openings, asked, plan, choice),
  };
}
