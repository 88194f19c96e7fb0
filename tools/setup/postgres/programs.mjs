import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from '../root.mjs';
import { installPackage } from '../system-packages.mjs';

/** @typedef {{ initdb: string, postgres: string }} Programs */

const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * The programs of PostgreSQL. If they are missing, this installs the system's package if it can, or asks the reader to.
 * @returns {Programs}
 */
export function postgresPrograms() {
  const found = find();
  if (found) return found;
  installPackage('postgresql', 'the tests of the server need');
  return (
    find() ??
    stop(
      'The tests of the server need PostgreSQL (initdb and postgres), and it is not here. Please install it: ' +
        'the package postgresql on Linux, or "brew install postgresql" on a Mac. Nothing else was run.',
    )
  );
}

/** @returns {Programs | undefined} */
function find() {
  return places()
    .map((folder) => ({
      initdb: join(folder, `initdb${suffix}`),
      postgres: join(folder, `postgres${suffix}`),
    }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}

/** Debian and Homebrew keep a folder for each version, and both keep them out of PATH. */
function places() {
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...within('/usr/lib/postgresql').map((version) => join(version, 'bin')),
    ...['/opt/homebrew/opt', '/usr/local/opt']
      .flatMap(within)
      .filter((folder) => /[\\/]postgresql(@\d+)?$/.test(folder))
      .map((folder) => join(folder, 'bin')),
  ];
}

/**
 * The entries of a folder, the newest version first.
 * @param {string} folder
 */
function within(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return names.map((name) => join(folder, name));
}
