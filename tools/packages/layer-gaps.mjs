import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { sourceFolder } from './existing.mjs';

/**
 * What the layers of a folder leave out, and what they name that does not exist.
 * @param {string} folder
 * @param {string[][]} rows
 * @returns {string[]}
 */
export function layerGaps(folder, rows) {
  if (rows.length === 0) return [];
  const source = join(root, sourceFolder(folder));
  const named = rows.flat();
  const missing = named.filter((name) => !existsSync(join(source, name)));
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const left = folders.filter(
    ({ name }) => !named.some((each) => each === name || each.startsWith(`${name}/`)),
  );
  return [
    ...missing.map((name) => `${folder}: the layers name ${name}, which does not exist`),
    ...left.map(({ name }) => `${folder}: no layer names the folder ${name}`),
  ];
}
