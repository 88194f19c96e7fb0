import type { Ask, Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from './answer-draft.ts';

/** A question and the view of the seat that is asked. */
export interface Asked<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly ask: Ask<K['choice']>;
}

/** What every part of a board is given. */
export interface DraftProps<K extends Kinds = Kinds> {
  readonly draft: AnswerDraft<K>;
}

/** What every part that answers a question is given. */
export interface AskedProps<K extends Kinds = Kinds> extends DraftProps<K> {
  readonly asked: Asked<K>;
}

/** What a part that shows the table is given. */
export interface ViewProps<K extends Kinds = Kinds> extends DraftProps<K> {
  readonly view: K['view'];
}
