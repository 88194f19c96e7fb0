import { sourceFolder } from './existing.mjs';

/** @param {readonly string[]} names */
const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '[.]')).join('|')})(/|$)`;

/**
 * The rules of dependency-cruiser that hold the layers of a folder, from the bottom up.
 * @param {string} folder
 * @param {string[][]} rows
 */
export function layerRules(folder, rows) {
  const source = sourceFolder(folder);
  return rows.map((row, index) => {
    const below = rows.slice(0, index).flat();
    return {
      name: `${folder}: layer ${row.join(', ')}`,
      severity: /** @type {const} */ ('error'),
      comment: `imports ${below.join(', ') || 'no other folder'}`,
      from: { path: `^${source}/${anyOf(row)}` },
      to: {
        path: `^${source}/`,
        // The folder itself, as the group above caught it.
        pathNot: [`^${source}/$1(/|$)`, ...(below.length > 0 ? [`^${source}/${anyOf(below)}`] : [])],
      },
    };
  });
}
