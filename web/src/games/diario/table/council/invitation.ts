import { type Text, text } from '@vigilia/kernel';

/** The Leader has the turn; the others may say what they think (LEAD-1). Null where it is a turn. */
export function invitationOf({ prompt }: { readonly prompt: Text }): Text | null {
  return prompt.key === 'prompt.voice' ? text('council.may-speak') : null;
}
