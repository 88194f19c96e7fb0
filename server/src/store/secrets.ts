import type { Database } from './database.ts';

/** A secret that the database drew when it was made: read once, and again if that failed. */
export function secretIn(database: Database, name: string): () => Promise<string> {
  let known: Promise<string> | null = null;
  async function read(): Promise<string> {
    const [found] = await database.all<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [
      name,
    ]);
    if (found === undefined) throw new Error(`The secret of ${name} is missing.`);
    return found.value;
  }
  return () => {
    known ??= read().catch((problem) => {
      known = null;
      throw problem;
    });
    return known;
  };
}
