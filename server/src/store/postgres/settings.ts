import pg from 'pg';

const INT8 = 20;

/** How every connection is made. */
export function settings(url: string): pg.ClientConfig {
  const types = new pg.TypeOverrides();
  // Times and counts, all of them far below what a number holds.
  types.setTypeParser(INT8, Number);
  return {
    connectionString: url,
    application_name: 'vigilia',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // Longer than any statement takes: past it the query fails instead of waiting for a host that is gone.
    query_timeout: 30_000,
    types,
  };
}
