import type { MomentPart } from '../later/moment-part.ts';
import { type Gloss, planNotes } from '../plan-notes.ts';
import { type Answers, followUpBy } from './follow-up.ts';
import { type Openings, openingIn, planIn } from './parts/opening.ts';

interface Moment {
  /** The plans that its boards open with. */
  readonly openings: Openings;
  readonly glossOf: Gloss;
  /** What wishes answer in it. */
  readonly answers?: Answers;
}

export function createMoment({ openings, glossOf, answers = {} }: Moment): MomentPart {
  return {
    notesOf: (asked, plan) => planNotes(glossOf, asked, plan),
    followUp: followUpBy(answers),
    openingFor: (asked) => openingIn(openings, asked),
    planWith: (asked, plan, choice) => planIn(openings, asked, plan, choice),
  };
}
