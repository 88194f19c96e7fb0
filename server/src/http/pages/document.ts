import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preview } from './preview.ts';

/** Between these two the card of a link stands. */
const CARD = /<!--card-->.*?<!--\/card-->/s;
const IMAGE = '/card.png';

/** Where a link leads: the origin of the server, and the path of the page. */
export interface PageLink {
  /** As in `https://example.org`; null if it is not known. */
  readonly origin: string | null;
  readonly path: string;
}

/** The document of the built page, for any preview. */
export function readDocument(pages: string): (preview: Preview, link: PageLink) => string {
  const written = readFileSync(join(pages, 'index.html'), 'utf8');
  return (preview, link) => written.replace(CARD, () => cardOf(preview, link));
}

function cardOf({ title, description }: Preview, { origin, path }: PageLink): string {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Vigilia'],
    ['og:title', title],
    ['og:description', description],
    ...(origin === null
      ? []
      : [
          ['og:url', origin + path],
          ['og:image', origin + IMAGE],
        ]),
  ];
  return tags
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content ?? '')}" />`)
    .join('\n    ');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(content: string): string {
  return content.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}
