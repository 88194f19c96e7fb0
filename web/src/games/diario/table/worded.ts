import type { Text } from '@vigilia/kernel';
import type { Note } from '../../../draft/answering-ui.ts';

/** Texts as notes without a drawing. */
export function worded(texts: readonly Text[]): readonly Note[] {
  return texts.map((words) => ({ icon: null, text: words }));
}
