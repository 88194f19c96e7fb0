import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Asked } from '../../draft/asked.ts';
import type { Group } from '../../draft/option.ts';

/** Choices as they are offered, each with what will come of it. */
export function plainGroup<K extends Kinds>(
  draft: AnswerDraft<K>,
  asked: Asked<K>,
  choices: readonly K['choice'][],
): Group<K['choice']>[] {
  if (choices.length === 0) return [];
  const options = choices.map((choice) => ({
    choices: [choice],
    label: draft.choiceText(choice),
    notes: draft.answering.notesOf?.(asked, [choice]) ?? [],
  }));
  return [{ heading: null, options }];
}
