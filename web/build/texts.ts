import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compile } from './compile.ts';

const PREFIX = 'texts:';
const root = new URL('../../', import.meta.url);

/**
 * `texts:kernel+games/011/it` is one module with the messages of these rooms in Italian, read and taken apart when
 * the page is built, so that the page itself needs no parser.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const named = id.slice(PREFIX.length + 1);
      const language = named.slice(named.lastIndexOf('/') + 1);
      const rooms = named.slice(0, named.lastIndexOf('/')).split('+');
      const messages = rooms.map((room) => messagesOf(room, language, (file) => this.addWatchFile(file)));
      // JSON is read faster than the same written as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.assign({}, ...messages)))})`;
    },
  };
}

function messagesOf(room: string, language: string, watch: (file: string) => void): object {
  const file = fileURLToPath(new URL(`${room}/texts/${language}.json`, root));
  watch(file);
  const written: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(written).map(([key, message]) => [key, compile(message)]));
}
