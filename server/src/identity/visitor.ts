/** Somebody who has shown a key. */
export interface Visitor {
  /** Never shown to anybody, not even to whom it names. */
  readonly identity: string;
  /** The one table a seat's token opens; null for whoever came with a cookie. */
  readonly table: string | null;
}
