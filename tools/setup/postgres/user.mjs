import { spawnSync } from 'node:child_process';

/**
 * The user that PostgreSQL runs as: it refuses to run as root.
 * @returns {{ uid?: number, gid?: number }}
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid) return { uid, gid };
  }
  return {};
}

/**
 * @param {string} kind
 * @param {string} name
 */
function idOf(kind, name) {
  return Number.parseInt(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout, 10);
}
