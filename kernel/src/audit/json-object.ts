/** A line or file of JSON, as far as it is known: an object, and nothing more. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The object that is written there; null if it is something else or no JSON: the reader says which file that is. */
export function objectIn(written: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}
