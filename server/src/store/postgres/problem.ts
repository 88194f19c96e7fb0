import pg from 'pg';

/** Classes of errors whose words repeat values: of data, and of constraints on it. */
const REPEATS_VALUES = /^2[23]/;

/** What went wrong, without what was being written: rows hold seeds and orders, and errors end up in logs. */
export function withoutValues(problem: unknown): Error {
  if (problem instanceof pg.DatabaseError) {
    const { code = 'unknown', constraint, message } = problem;
    if (!REPEATS_VALUES.test(code)) return new Error(`The database says: ${message} (${code})`);
    return new Error(`The database refused a row: ${[code, constraint].filter(Boolean).join(', ')}`);
  }
  if (!(problem instanceof Error)) return new Error('The database could not be reached.');
  // If several addresses were tried, there is a code and no message.
  const code = 'code' in problem ? String(problem.code) : '';
  return new Error(`The database could not be reached: ${problem.message || code}`);
}
