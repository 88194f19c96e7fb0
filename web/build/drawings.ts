import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'drawings:';
/** What a built page fetches drawings with. */
const FETCH = fileURLToPath(new URL('../src/platform/fetch-json.ts', import.meta.url));
const games = new URL('../src/games/', import.meta.url);

/**
 * `drawings:diario/table/goods/drawings` is a module that loads what that file of a game exports. A built page fetches it
 * as JSON: lines of a drawing are no code, and a browser reads them faster so.
 */
export function drawings(): Plugin {
  let isBuilt = false;
  return {
    name: 'drawings',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const named = id.slice(PREFIX.length + 1);
      const file = fileURLToPath(new URL(`${named}.ts`, games));
      if (!isBuilt) return `export default () => import(${JSON.stringify(file)})`;
      this.addWatchFile(file);
      const source = JSON.stringify({ ...(await import(pathToFileURL(file).href)) });
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/drawings/${named.replaceAll(/\W+/g, '-')}-${hash}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      return `import { fetchJson } from '${FETCH}';\nexport default () => fetchJson('/${fileName}')`;
    },
  };
}
