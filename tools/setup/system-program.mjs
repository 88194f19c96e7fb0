import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './root.mjs';
import { installPackage } from './system-packages.mjs';

/** Debian keeps the programs of an administrator here, and not every user has the folder in PATH. */
const FOR_ADMINISTRATORS = '/usr/sbin';

/**
 * The path of a program whose package on Debian has the same name. If it is missing, this installs the package if it
 * can, or asks the reader to.
 * @param {string} name
 * @param {string} reason what needs it
 * @returns {string}
 */
export function systemProgram(name, reason) {
  const found = find(name);
  if (found) return found;
  installPackage(name, reason);
  return (
    find(name) ??
    stop(
      `${name} is not here, which ${reason}. Please install it (the package ${name} on Debian). Nothing was run.`,
    )
  );
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function find(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), FOR_ADMINISTRATORS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
