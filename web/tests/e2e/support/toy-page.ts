import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Plugin, type Rollup } from 'vite';
import { licences } from '../../../build/licences.ts';
import { texts } from '../../../build/texts.ts';

const WEB = fileURLToPath(new URL('../../../', import.meta.url));
const REGISTRY = fileURLToPath(new URL('../../toy/registry.ts', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** The page with the toy game in place of the games, built in memory: the built product knows nothing of it. */
const toyRegistry: Plugin = {
  name: 'toy-registry',
  enforce: 'pre',
  resolveId: (id) => (/[/]registry[.]ts$/.test(id) ? REGISTRY : null),
};

type Files = ReadonlyMap<string, string | Uint8Array>;

export async function buildToyPage(): Promise<Files> {
  const built = (await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [toyRegistry, texts(), licences()],
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
