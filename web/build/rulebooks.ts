import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@vigilia/kernel';
import type { Plugin } from 'vite';

const PREFIX = 'rulebook:';
const games = new URL('../../games/', import.meta.url);

/** `rulebook:011` is a module that loads the clauses of 011 and its rulebook in each language. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      const loading = (name: string) => {
        const file = fileURLToPath(new URL(`${game}/rulebook/${name}.json`, games));
        return `() => import(${JSON.stringify(file)})`;
      };
      const books = LANGUAGES.map((language) => `${language}: ${loading(language)}`);
      return `export default { clauses: ${loading('clauses')}, in: { ${books.join(', ')} } }`;
    },
  };
}
