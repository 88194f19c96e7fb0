import { delimiter, dirname } from 'node:path';
import { postgresPrograms } from './postgres/programs.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * Before the tests, and only where some of the server are among them: a PostgreSQL whose address the tests find in
 * their environment. Where there is an address already, that one is used.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const isNeeded = project.vitest.state.getPaths().some((path) => /[\\/]server[\\/]tests[\\/]/.test(path));
  if (!isNeeded || process.env.VIGILIA_TEST_POSTGRES) return;
  const { url, stop } = await startPostgres();
  process.env.VIGILIA_TEST_POSTGRES = url;
  // Backups call pg_dump and pg_restore, which lie beside the programs of the server.
  process.env.PATH = [dirname(postgresPrograms().postgres), process.env.PATH].join(delimiter);
  return async () => {
    delete process.env.VIGILIA_TEST_POSTGRES;
    await stop();
  };
}
