import { type Diario, reasonOfPlan } from '@vigilia/game-diario';
import type { AnsweringUi, Control, Note } from '../../../../../draft/answering-ui.ts';
import type { Asked, Choice, DraftProps, View } from '../../asked.ts';
import { type Gloss, planNotes, worded } from '../../plan-notes.ts';
import { type Openings, openingIn, planIn } from './opening.ts';
import { presetsOf } from './presets.ts';

interface Made {
  /** The plans that its boards open with. */
  readonly openings: Openings;
  readonly glossOf: Gloss;
  /** What presets answer in it. */
  readonly answers?: Answers;
}

export function createMoment({ openings, glossOf, answers = {} }: Made): Moment {
  return {
    notesOf: (asked, plan) => [...reasonNotes(asked, plan), ...planNotes(glossOf, asked, plan)],
    followUp: followUpBy(answers),
    openingFor(asked) {
      const plan = openingIn(openings, asked);
      PROPOSED.set(asked.view, plan);
      return plan;
    },
    planWith: (asked, plan, choice) => planIn(openings, asked, plan, choice),
  };
}

/** The plan that a board opened with: once it is changed it is the player's own, and needs no reason. */
const PROPOSED = new WeakMap<View, readonly Choice[]>();

function reasonNotes({ view, ask }: Asked, plan: readonly Choice[]): readonly Note[] {
  if (plan.length === 0 || PROPOSED.get(view) !== plan) return [];
  const reason = reasonOfPlan(view, ask, plan);
  return reason === null ? [] : worded([reason]);
}

type Draft = DraftProps['draft'];

/** What a preset answers to a question; null if the player is asked. */
export type Answer = (asked: Asked, draft: Draft) => readonly Choice[] | null;

/**
 * What presets answer, by the key of the question. Wounds, meals, stories and everything else that a person may live or
 * die by have no place here.
 */
export type Answers = Readonly<Record<string, Answer>>;

/** Answers what a preset has settled. */
export function followUpBy(answers: Answers): Answer {
  return (asked, draft) => {
    // Names are meant for what the last choice led to, and for nothing later.
    presetsOf(draft).names.value = new Map();
    return answers[asked.ask.prompt.key]?.(asked, draft) ?? null;
  };
}

/** How the answers to some questions come about, in the part of the page that has their boards. */
export interface Moment extends Required<Pick<AnsweringUi<Diario>, 'notesOf' | 'followUp' | 'planWith'>> {
  /** The plan that lies on the board of a question when it opens; empty if the board waits for a press. */
  openingFor(asked: Asked): readonly Choice[];
  /** What can be settled together with a plan. */
  readonly PlanDetails?: AnsweringUi<Diario>['PlanDetails'];
}

/** What a part of the page answers questions with. */
export interface QuestionPart {
  readonly controls: readonly Control<Diario>[];
  readonly moment: Moment;
}
