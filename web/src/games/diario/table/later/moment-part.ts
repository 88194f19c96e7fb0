import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi, Control } from '../../../../draft/answering-ui.ts';

/** How the answers to some questions come about, in the part of the page that has their boards. */
export interface MomentPart extends Required<Pick<AnsweringUi<Diario>, 'notesOf' | 'followUp' | 'planWith'>> {
  /** What can be settled together with a plan. */
  readonly PlanDetails?: AnsweringUi<Diario>['PlanDetails'];
}

/** What a part of the page answers questions with. */
export interface QuestionPart {
  readonly controls: readonly Control<Diario>[];
  readonly moment: MomentPart;
}
