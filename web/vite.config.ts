import { defineConfig } from 'vite';
import { book } from './build/book.ts';
import { compress } from './build/compress.ts';
import { licences } from './build/licences.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { rulebooks } from './build/rulebooks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { texts } from './build/texts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [texts(), rulebooks(), book(), licences(), preloadFonts(), serviceWorker(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env.VIGILIA_SERVER ?? 'http://127.0.0.1:8011', ws: true } } },
});
