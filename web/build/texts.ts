import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, isLanguage, LANGUAGES } from '@vigilia/kernel';
import type { Plugin } from 'vite';

const PREFIX = 'texts:';
const PAGE = 'web';
const GAMES = 'web/src/games';
/** What a built page fetches its texts with. */
const FETCH = fileURLToPath(new URL('../src/platform/fetch-json.ts', import.meta.url));
const root = new URL('../../', import.meta.url);

/**
 * `texts:kernel+games/011` is a module with one loader a language, and `texts:kernel+games/011/it` the messages of these
 * folders in Italian, read and taken apart when the page is built, so that the page itself needs no parser. With the
 * texts of the page come those by which each game is offered before it is loaded: `web/src/games/<id>/texts`. A built
 * page fetches them as JSON, which a browser reads faster than the same written as code.
 */
export function texts(): Plugin {
  let isBuilt = false;
  return {
    name: 'texts',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const named = id.slice(PREFIX.length + 1);
      const watch = (file: string) => this.addWatchFile(file);
      if (isBuilt)
        return fetchersOf((language) => {
          const source = written(named, language, watch);
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `assets/texts/${named.replaceAll(/\W+/g, '-')}-${language}-${hash}.json`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        });
      const language = named.slice(named.lastIndexOf('/') + 1);
      if (!isLanguage(language)) return loadersOf(named);
      const folders = named.slice(0, named.lastIndexOf('/'));
      return `export default JSON.parse(${JSON.stringify(written(folders, language, watch))})`;
    },
  };
}

/** The messages of some folders as JSON. */
function written(folders: string, language: string, watch: (file: string) => void): string {
  const messages = folders
    .split('+')
    .flatMap(withDoors)
    .map((folder) => messagesOf(folder, language, watch));
  return JSON.stringify(Object.assign({}, ...messages));
}

function fetchersOf(addressOf: (language: string) => string): string {
  const loaders = LANGUAGES.map((language) => `${language}: read(${JSON.stringify(addressOf(language))})`);
  return `import { read } from '${FETCH}';\nexport default { ${loaders.join(', ')} }`;
}

function loadersOf(folders: string): string {
  const loaders = LANGUAGES.map((language) => `${language}: () => import('${PREFIX}${folders}/${language}')`);
  return `export default { ${loaders.join(', ')} }`;
}

function withDoors(folder: string): string[] {
  if (folder !== PAGE) return [folder];
  const doors = readdirSync(new URL(GAMES, root)).map((game) => `${GAMES}/${game}`);
  return [PAGE, ...doors.filter((door) => existsSync(new URL(`${door}/texts`, root)))];
}

function messagesOf(folder: string, language: string, watch: (file: string) => void): object {
  const file = fileURLToPath(new URL(`${folder}/texts/${language}.json`, root));
  watch(file);
  const written: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(written).map(([key, message]) => [key, compile(message)]));
}
