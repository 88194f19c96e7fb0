/**
 * What a game says: a catalog key and its variables. The reader's language turns it into a sentence, so no code writes a
 * sentence. `npm run check:texts` fails if a catalog lacks a key.
 */
export interface Text {
  readonly key: string;
  readonly vars: Variables;
}

export type Variable = string | number | readonly (string | number)[];
export type Variables = Readonly<Record<string, Variable>>;

export function text(key: string, vars: Variables = {}): Text {
  return { key, vars };
}

/** How a value inside a text is said: by a message of its own, by the name of the player at a seat, or as it stands. */
export type Name =
  | { readonly key: string; readonly vars?: Variables }
  | { readonly seat: number }
  | { readonly written: string | number };
