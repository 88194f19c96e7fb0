import { defineConfig } from 'vite';
import { book } from './build/book.ts';
import { chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { licences } from './build/licences.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { rulebooks } from './build/rulebooks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { className, styleSheets } from './build/style-sheets.ts';
import { texts } from './build/texts.ts';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    texts(),
    rulebooks(),
    drawings(),
    styleSheets(),
    book(),
    licences(),
    preloadFonts(),
    serviceWorker(),
    // Half of the time of a build: `vite build --mode uncompressed` leaves it out.
    mode === 'uncompressed' ? null : compress(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Names of classes stand as words where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: className },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env.VIGILIA_SERVER ?? 'http://127.0.0.1:8011', ws: true } } },
}));
