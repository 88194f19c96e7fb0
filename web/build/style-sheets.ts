import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The name in the document of a class of `<sheet>.module.css`: the sheet's and its own, without the beginning that they
 * share. It is the same in development, in tests and in production, so that a sheet can reach for what another one
 * styles, and a test can find it.
 */
export function className(local: string, file: string): string {
  const sheet = basename(file, '.module.css');
  if (local === sheet) return sheet;
  return `${sheet}_${local.startsWith(`${sheet}-`) ? local.slice(sheet.length + 1) : local}`;
}

/** Keeps each sheet that is imported: once its names stand as words in the components, nothing of it seems to be used. */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
