/** A message taken apart: words alone, or parts in a row. */
export type Message = string | readonly Part[];

/** Words, a variable, a choice between messages by a variable, or 0 for the number a plural counts. */
export type Part =
  | string
  | readonly [variable: string]
  | readonly [variable: string, by: 'select' | 'plural', options: Readonly<Record<string, Message>>]
  | 0;

/** The messages of one language, by key. */
export type Messages = Readonly<Record<string, Message>>;
