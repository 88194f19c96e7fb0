import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /[.](js|css|html|svg|json|webmanifest)$/;
/** Below this a file fits into a packet or two as it is. */
const SMALL = 1024;
/** One less than the most, which takes twice as long and saves one byte in a hundred. */
const QUALITY = 10;

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
      async handler() {
        // Also called after a build that failed.
        if (!isWritten) return;
        const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
        // All at once: they share the threads that Node compresses in.
        await Promise.all(
          files.filter((file) => WORTH_IT.test(file)).map((file) => compressFile(join(folder, file))),
        );
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALL) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
