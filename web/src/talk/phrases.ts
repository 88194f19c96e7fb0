import { type Text, text } from '@vigilia/kernel';
import type { Said } from '@vigilia/server/protocol';

/** The phrases in the order they are offered, and the keys of their texts. */
export const PHRASES: Readonly<Record<string, string>> = {
  hello: 'phrase.hello',
  'good-luck': 'phrase.good-luck',
  'well-played': 'phrase.well-played',
  thanks: 'phrase.thanks',
  sorry: 'phrase.sorry',
  'one-moment': 'phrase.one-moment',
  'back-again': 'phrase.back-again',
  'your-turn': 'phrase.your-turn',
  'take-your-time': 'phrase.take-your-time',
  thinking: 'phrase.thinking',
  'oh-no': 'phrase.oh-no',
  'nice-try': 'phrase.nice-try',
  'i-wonder': 'phrase.i-wonder',
  'good-game': 'phrase.good-game',
  again: 'phrase.again',
  'good-night': 'phrase.good-night',
};

/** The words of a message in the language of the reader. */
export function messageText(say: (text: Text) => string, { phrase, words }: Said): string {
  const key = phrase === undefined ? undefined : PHRASES[phrase];
  return key === undefined ? (words ?? '') : say(text(key));
}
