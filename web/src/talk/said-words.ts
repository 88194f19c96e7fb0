import { type Text, text } from '@vigilia/kernel';
import type { Said } from '@vigilia/server/protocol';
import { PHRASES } from './phrases.ts';

/** What somebody said, in the words of whoever reads it. */
export function saidWords(say: (text: Text) => string, { phrase, words }: Said): string {
  const key = phrase === undefined ? undefined : PHRASES[phrase];
  return key === undefined ? (words ?? '') : say(text(key));
}
