import type { Text } from '@vigilia/kernel';

const QUESTIONS: readonly string[] = ['prompt.assign', 'prompt.mix', 'prompt.idea'];

/** Whether the board of the Day answers a question. */
export function isOfDay({ prompt }: { readonly prompt: Text }): boolean {
  return QUESTIONS.includes(prompt.key);
}
