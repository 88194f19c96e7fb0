import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'licences:all';
const root = new URL('../../', import.meta.url);

/** Whose work reaches the browser, and the file with the terms it comes under. */
const FILES: Readonly<Record<string, string>> = {
  Vigilia: 'LICENSE',
  'Alegreya Sans': 'node_modules/@fontsource/alegreya-sans/LICENSE',
  'Old Standard TT': 'node_modules/@fontsource/old-standard-tt/LICENSE',
  Preact: 'node_modules/preact/LICENSE',
  'Preact Signals': 'node_modules/@preact/signals/LICENSE',
};

/** `licences:all` is one module with the terms of everything that is sent to a browser, word for word. */
export function licences(): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const words = Object.entries(FILES).map(([name, file]) => [
        name,
        readFileSync(new URL(file, root), 'utf8').trim(),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(words))}`;
    },
  };
}
