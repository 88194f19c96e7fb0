import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi, Control } from '../../../../draft/answering-ui.ts';
import type { Asked, Choice } from '../asked.ts';

/** How the answers to some questions come about, in the part of the page that has their boards. */
export interface MomentPart extends Required<Pick<AnsweringUi<Diario>, 'notesOf' | 'followUp' | 'planWith'>> {
  /** The plan that lies on the board of a question when it opens; empty where the board waits for a press. */
  openingFor(asked: Asked): readonly Choice[];
  /** What can be settled together with a plan. */
  readonly PlanDetails?: AnsweringUi<Diario>['PlanDetails'];
}

/** What a part of the page answers questions with. */
export interface QuestionPart {
  readonly controls: readonly Control<Diario>[];
  readonly moment: MomentPart;
}
