import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The folder of the page; null where it has not been built. */
export function builtPage(folder = BUILT): string | null {
  return existsSync(join(folder, 'index.html')) ? folder : null;
}
