import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bookParts, type Content, filesToKeep } from './files-to-keep.ts';

const NAME = 'service-worker.js';

/**
 * Builds src/service-worker.ts to /service-worker.js, with the list of everything a game without a network needs, and
 * a version that changes with any of it.
 */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/service-worker.ts', fileName: NAME });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle).map(
          (file): Content => [file.fileName, file.type === 'chunk' ? file.code : file.source],
        );
        const copied = readdirSync(publicFolder, { recursive: true, encoding: 'utf8', withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          .map((file): Content => [file.slice(publicFolder.length + 1), readFileSync(file)]);
        const kept = filesToKeep([...built, ...copied]);
        const worker = bundle[NAME];
        if (worker?.type !== 'chunk') throw new Error(`${NAME} was not built`);
        if (worker.imports.length > 0) throw new Error(`${NAME} must stand alone`);
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(kept.files))
          .replaceAll('__BOOKS__', JSON.stringify(bookParts(built)))
          .replaceAll('__VERSION__', JSON.stringify(kept.version));
      },
    },
  };
}
