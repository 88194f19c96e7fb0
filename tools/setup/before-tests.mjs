import { delimiter, dirname } from 'node:path';
import { postgresPrograms } from './postgres/programs.mjs';
import { startPostgres } from './postgres.mjs';
import { pythonPath } from './python.mjs';

const NEEDS_POSTGRES = /[\\/](server[\\/]tests|cli[\\/]tests[\\/]serve)[\\/]/;

/**
 * Runs before the tests. It finds Python for the verifier and, if tests of the server or of its command are among them,
 * starts a PostgreSQL and puts its address into the environment; an address that is there already is used instead.
 * @param {import('vitest/node').TestProject} project
 */
export default async function prepare(project) {
  process.env.VIGILIA_PYTHON = pythonPath();
  const isNeeded = project.vitest.state.getPaths().some((path) => NEEDS_POSTGRES.test(path));
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
