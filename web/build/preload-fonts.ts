import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What every page is first written in. */
const FIRST = /(alegreya-sans-latin-400|old-standard-tt-latin-700)-normal.*[.]woff2$/;

/** Lets the browser fetch the two main fonts at once, before it has read any style. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST.test(name))
          .map(
            (name): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
              injectTo: 'head',
            }),
          ),
    },
  };
}
