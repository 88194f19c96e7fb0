import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin, type Rollup } from 'vite';
import { licences } from '../../../build/licences.ts';
import { rulebooks } from '../../../build/rulebooks.ts';
import { texts } from '../../../build/texts.ts';

const WEB = fileURLToPath(new URL('../../../', import.meta.url));
const MANIFEST = fileURLToPath(new URL('../../toy/manifest.ts', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Puts the toy game in the place of 011. */
const toyGame: Plugin = {
  name: 'toy-game',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/011/manifest.ts') ? MANIFEST : null),
};

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Builds the page with the toy game in memory: the product knows nothing of it. */
export async function buildToyPage(): Promise<Files> {
  const built = (await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [toyGame, texts(), rulebooks(), licences()],
    worker: { format: 'es' },
    build: { write: false, minify: false, target: 'es2022', modulePreload: { polyfill: false } },
  })) as Rollup.RollupOutput;
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
}

/** Answers every request of a page from these files; an address that is no file is one of the page's own. */
export async function serve(page: Page, files: Files): Promise<void> {
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const name = files.has(path) ? path : 'index.html';
    await route.fulfill({
      body: Buffer.from(files.get(name) ?? ''),
      contentType: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    });
  });
}
