import type { Diario } from '@vigilia/game-diario';
import type { AnsweringUi } from '../../../../draft/answering-ui.ts';

/** How the answers to some questions come about, in the part of the page that has their boards. */
export type MomentPart = Required<Pick<AnsweringUi<Diario>, 'notesOf' | 'followUp' | 'planWith'>>;
