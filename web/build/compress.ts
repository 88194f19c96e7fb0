import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /[.](js|css|html|svg|json|webmanifest)$/;
/** Below this a file fits into a packet or two as it is. */
const SMALL = 1024;

/** Writes `.br` and `.gz` beside every file that is worth it, so that the server has nothing to do but send them. */
export function compress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // Also called after a build that failed.
        if (!isWritten) return;
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        for (const file of files) if (WORTH_IT.test(file)) compressFile(join(folder, file));
      },
    },
  };
}

function compressFile(file: string): void {
  const content = readFileSync(file);
  if (content.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
