import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready/root.mjs';
import { plan } from './plan.mjs';

/** The rooms that exist, in the order of the plan, with `*` filled in. */
export function existingRooms() {
  return plan
    .flatMap(({ room }) => (room.endsWith('/*') ? foldersIn(room.slice(0, -2)) : [room]))
    .filter((room) => existsSync(join(root, room, 'package.json')));
}

/**
 * The source files of a room, as paths from the root.
 * @param {string} room
 */
export function sourcesOf(room) {
  const folder = join(root, room, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /[.]tsx?$/.test(file))
    .sort();
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .sort();
}
