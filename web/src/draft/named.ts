import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from './answer-draft.ts';

/** The name of a thing of the game by itself: position 2 is “II”. */
export function named<K extends Kinds>(
  draft: AnswerDraft<K>,
  variable: string,
  value: string | number,
): string {
  const name = draft.ui.nameOf(variable, value);
  if ('key' in name) return draft.say({ key: name.key, vars: name.vars ?? {} });
  if ('written' in name) return String(name.written);
  return draft.table.sitters.value[name.seat]?.name ?? '';
}
