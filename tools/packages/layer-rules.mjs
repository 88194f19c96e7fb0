/** @param {readonly string[]} names */
const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '[.]')).join('|')})(/|$)`;

/**
 * The rules of dependency-cruiser that hold the layers of a package, from the bottom up.
 * @param {string} folder
 * @param {string[][]} rows
 */
export function layerRules(folder, rows) {
  return rows.map((row, index) => {
    const below = rows.slice(0, index).flat();
    return {
      name: `${folder}: layer ${row.join(', ')}`,
      severity: /** @type {const} */ ('error'),
      comment: `imports ${below.join(', ') || 'no other folder'}`,
      from: { path: `^${folder}/src/${anyOf(row)}` },
      to: {
        path: `^${folder}/src/`,
        // The folder itself, as the group above caught it.
        pathNot: [`^${folder}/src/$1(/|$)`, ...(below.length > 0 ? [`^${folder}/src/${anyOf(below)}`] : [])],
      },
    };
  });
}
