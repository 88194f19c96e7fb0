import { defineConfig } from 'vite';
import { book } from './build/book.ts';
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
        // The structure of Diario's story book is as large as its rules: a file of its own can be told apart. What it
        // is made of comes first, in another file, so that the book imports no file that imports the book: which story
        // can be read now is a question to the rules. What the profile imports is in neither, because the home page
        // loads it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'cards',
              test: /games\/diario\/src\/(data\/(?!councils|difficulties|content-notes)|effects\/(effect|make|within)[.]ts)/,
            },
            { name: 'story-book', test: /games\/diario\/src\/(book\/|stories\/(?!avoid|cast|readable))/ },
            // All parts of the table share the rules.
            {
              name: 'rules',
              test: /games\/diario\/src\/((effects|imagined|rules|stories|texts)\/|(?!profile|index|entry|content|splits|proposal)[^/]+$|bots\/(odds|plans|present)[.]|knowledge\/(arriving|calendar|forecast|lone-guard|losses|missing|percent|raids|reach|uses)[.])/,
            },
            // What boards of several moments are made of, with what the planner weighs everything with.
            {
              name: 'boards',
              test: /games\/diario\/(src\/(bots\/(among|battle|chances|cold|delivering|finds|harm|naming|needs|outdoors|plan-by|premises|rates|touching|weigh|worth|habits\/verb)[.]|proposals-by[.]|knowledge\/(after|dice-odds|die|readable|stakes|sure-gloss|task-gloss|test-chance)[.])|table\/(boards\/([^/]+$|parts\/(?!gloss[.])|combat\/roll-wish[.]|exploring\/way-wish[.])|((plan|goods)-notes|worded)[.]))/,
            },
            // In one file they take less than in the many that pages would share; the verifier comes when it is wanted.
            { name: 'kernel', test: /[/]kernel\/src\/(?!audit)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env.VIGILIA_SERVER ?? 'http://127.0.0.1:8011', ws: true } } },
}));
