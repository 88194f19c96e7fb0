import { text, type Variables } from '@vigilia/kernel';
import type { DraftProps } from './asked.ts';

/** A text of the game or its table, in the language of the page. */
export function say(draft: DraftProps['draft'], key: string, vars?: Variables): string {
  return draft.say(text(key, vars));
}
