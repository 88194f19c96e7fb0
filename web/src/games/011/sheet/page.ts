import type { Eleven, Sheet, View } from '@vigilia/game-011';
import type { Assist } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Pencil } from './pencil.ts';

/** All that is written on the sheet, and by what rules. */
export interface Page {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  /** Null where the table does not reckon. */
  readonly filled: Sheet | null;
  readonly assist: Assist;
  readonly pencil: Pencil;
}
