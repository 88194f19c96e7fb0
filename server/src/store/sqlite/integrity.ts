import type { DatabaseSync } from 'node:sqlite';

/** Throws if SQLite finds the database damaged. A quick check reads every page; a full one compares indexes too. */
export function refuseDamage(
  database: DatabaseSync,
  path: string,
  { isFull }: { readonly isFull: boolean },
): void {
  const finding = firstFinding(database, isFull ? 'integrity_check' : 'quick_check');
  if (finding === 'ok') return;
  throw new Error(
    `The database ${path} is damaged (${finding}). Nothing was written. Keep a copy of the folder, and restore the ` +
      'latest backup into an empty one with vigilia restore.',
  );
}

function firstFinding(database: DatabaseSync, check: 'integrity_check' | 'quick_check'): string {
  try {
    const row = database.prepare(`PRAGMA ${check}(1)`).get();
    return String(Object.values(row ?? {})[0] ?? 'no answer').replaceAll('\n', ' ');
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}
