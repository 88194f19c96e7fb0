import { defineConfig } from 'vite';
import { book } from './build/book.ts';
import { chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { licences } from './build/licences.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { rulebooks } from './build/rulebooks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { texts } from './build/texts.ts';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    texts(),
    rulebooks(),
    drawings(),
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
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: mode === 'development' ? '[name]__[local]__[hash:base64:4]' : '[hash:base64:5]',
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env.VIGILIA_SERVER ?? 'http://127.0.0.1:8011', ws: true } } },
}));
