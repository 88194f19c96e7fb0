import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { packages } from './plan.mjs';

/** The folders of the packages that exist, in the order of the plan, with `*` filled in. */
export function existingPackages() {
  return packages
    .flatMap(({ folder }) => (folder.endsWith('/*') ? foldersIn(folder.slice(0, -2)) : [folder]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * The folder in which the code of a package lies, or of a folder inside one: its `src`, or itself if it has none.
 * @param {string} folder
 */
export function sourceFolder(folder) {
  return existsSync(join(root, folder, 'src')) ? `${folder}/src` : folder;
}

/**
 * The source files of a package without its tests, as paths from the root.
 * @param {string} folder
 */
export function sourcesOf(folder) {
  const sources = sourceFolder(folder);
  return readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
    .map((file) => `${sources}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /[.]tsx?$/.test(file) && !/[/](?:tests|node_modules)[/]/.test(file))
    .sort();
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .sort();
}
