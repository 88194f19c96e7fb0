import type { Eleven, Sheet, View } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Assist } from '../../../storage/assist.ts';
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
