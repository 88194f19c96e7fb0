// cspell:ignore Findex Fetc Fpasswd
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { gather, sitDown } from '../play/gather.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import { useTestServer } from '../play/test-server.ts';
import { fetchAs } from './fetch-as.ts';

const SCRIPT = 'assets/main-5f2c.js';
const STORY = 'assets/book/en-0123/story-a.json';
const OLD_STORY = 'assets/book/en-0123/story-b.json';
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><head><!--card--><meta name="old" /><!--/card--></head><div id="page"></div>',
  [SCRIPT]: 'export const night = 11;\n'.repeat(200),
  'service-worker.js': 'addEventListener("fetch", () => {});',
  'manifest.webmanifest': '{"name":"Vigilia"}',
  [STORY]: '{"story":"The cellar"}'.repeat(200),
  [OLD_STORY]: '{"story":"The attic"}',
};

const pages = mkdtempSync(join(tmpdir(), 'vigilia-pages-'));
mkdirSync(join(pages, dirname(STORY)), { recursive: true });
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(pages, name), content);
for (const name of [SCRIPT, STORY]) {
  writeFileSync(join(pages, `${name}.br`), brotliCompressSync(FILES[name] ?? ''));
  writeFileSync(join(pages, `${name}.gz`), gzipSync(FILES[name] ?? ''));
}
afterAll(() => rmSync(pages, { recursive: true }));

const server = useTestServer({ pages });
const known = useTestServer({ pages, publicAddress: 'https://vigilia.example' });
const bare = useTestServer();

const at = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server().address}${path}`, { method, headers });

/** What the card of a link says, by the name of each part. */
function cardIn(html: string): Record<string, string> {
  const found = html.matchAll(/<meta property="og:(\w+)" content="([^"]*)" \/>/g);
  return Object.fromEntries(Array.from(found, ([, name = '', content = '']) => [name, content]));
}

async function cardAt(path: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  return cardIn(await (await at(path, headers)).text());
}

describe('every path of the page is the page', () => {
  test.each([
    ['/', 200],
    ['/?from=somewhere', 200],
    ['/here/abc', 200],
    ['/table/AAAAAAAAAAAAAAAAAAAAAA', 200],
    ['/table/nonsense', 200],
    ['/learn', 200],
    ['/learn/auction', 200],
    ['/rules/011/AUC-6', 200],
    ['/replay', 200],
    ['/replay/table/abc', 200],
    ['/replay/file/0f3a', 200],
    ['/claim/abc', 200],
    ['/credits', 200],
    ['/shelf/diario', 200],
    ['/index.html', 404],
    ['/here', 404],
    ['/nowhere/at/all', 404],
    ['/assets/gone.js', 404],
    ['/assets', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/..%2f..%2f', 404],
    [`/assets/${encodeURIComponent('../index.html')}`, 404],
    [`/assets/book/${encodeURIComponent('../../../../etc/passwd')}`, 404],
    ['/assets/book/en-0123', 404],
    ['/assets/book/en-0123/story-c.json', 404],
    [`/${STORY}.br`, 404],
  ])('%s: %i', async (path, status) => {
    const reply = await at(path);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await reply.text()).toContain('<div id="page"></div>');
  });
});

test('what is not the page’s stays what it is', async () => {
  expect(await (await at('/health')).json()).toMatchObject({ ok: true });
  expect((await at('/metrics')).status).toBe(200);
  const nothing = await at('/api/nowhere');
  expect(nothing.status).toBe(404);
  expect(await nothing.json()).toMatchObject({ refused: true });
  const posted = await at('/table/AAAAAAAAAAAAAAAAAAAAAA', { origin: server().address }, 'POST');
  expect(posted.status).toBe(404);
  expect(await posted.json()).toMatchObject({ refused: true });
});

test('a server without the built page answers no page', async () => {
  const reply = await fetch(`${bare().address}/`);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ refused: true });
});

describe('files', () => {
  test.each([
    [SCRIPT, 'javascript', 'br, gzip', 'br'],
    [SCRIPT, 'javascript', 'gzip', 'gzip'],
    [SCRIPT, 'javascript', 'identity', null],
    [STORY, 'json', 'br, gzip', 'br'],
    [STORY, 'json', 'gzip', 'gzip'],
    [STORY, 'json', 'identity', null],
  ])('%s of type %s for a client that takes %s comes as %s', async (name, type, accepted, encoding) => {
    const reply = await at(`/${name}`, { 'accept-encoding': accepted });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('content-type')).toContain(type);
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.text()).toBe(FILES[name]);
  });

  test('of the story book are read when a page asks for them: one that has gone since the start is nowhere', async () => {
    rmSync(join(pages, OLD_STORY));
    const reply = await at(`/${OLD_STORY}`);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('etag')).toBeNull();
  });

  test('with a hash in their name are kept for ever, the others are asked for again', async () => {
    const paths = {
      [`/${SCRIPT}`]: 'immutable',
      [`/${STORY}`]: 'immutable',
      '/service-worker.js': 'no-cache',
      '/manifest.webmanifest': 'no-cache',
    };
    for (const [path, cached] of Object.entries(paths)) {
      const reply = await at(path);
      expect(reply.headers.get('cache-control')).toContain(cached);
      const tag = reply.headers.get('etag') ?? '';
      const again = await at(path, { 'if-none-match': tag, 'cache-control': 'max-age=0' });
      expect(again.status).toBe(304);
    }
  });

  test('can be asked for without being sent', async () => {
    for (const path of ['/', `/${SCRIPT}`, `/${STORY}`, '/table/AAAAAAAAAAAAAAAAAAAAAA']) {
      const reply = await at(path, {}, 'HEAD');
      expect([reply.status, await reply.text()]).toEqual([200, '']);
    }
  });
});

test('a page may load nothing but our own', async () => {
  const policy = (await at('/')).headers.get('content-security-policy') ?? '';
  for (const kind of ['script', 'style', 'font', 'worker', 'manifest'])
    expect(policy).toContain(`${kind}-src 'self';`);
  expect(policy).not.toContain('unsafe');
});

describe('the card of a link', () => {
  const general = { type: 'website', site_name: 'Vigilia', title: 'Vigilia' };

  test('to the front page, or to a table that is not there, is the general one', async () => {
    for (const path of ['/', '/credits', '/table/AAAAAAAAAAAAAAAAAAAAAA', '/table/%22%3E%3C']) {
      const card = await cardAt(path);
      expect(card).toMatchObject(general);
      // Without a public address there is none to name: `Host` is what the caller made up.
      expect([card.url, card.image]).toEqual([undefined, undefined]);
      expect(card.description).toContain('011');
    }
    expect(await (await at('/')).text()).not.toContain('old');
  });

  test('to a table tells how it stands, in the language of who looks', async () => {
    const players = await sitDown(server().address, { game: 'diario', seats: 3, people: 1 });
    const path = `/table/${players[0]?.table}`;
    expect(await cardAt(path)).toMatchObject({
      title: 'Ada invites you to play Diario',
      description: 'A board game in your browser: nothing to install, no account. Seats still free: 2 of 3.',
    });
    const spoken = { 'accept-language': 'de, it-IT;q=0.8, en;q=0.5' };
    expect((await cardAt(path, spoken)).description).toContain('2 su 3');
    const { title } = await cardAt(path, { 'accept-language': 'ru;q=0,pt' });
    expect(title).toMatch(/Ada .*Diario$/);
    expect(title).not.toContain('invites');
    for (const player of players) player.leave();
  });

  test('to a game tells that it is on, and then that it is over, and nothing of who plays', async () => {
    const players = await gather(server().address, { game: 'diario', seats: 1 });
    const path = `/table/${players[0]?.table}`;
    expect((await cardAt(path)).description).toBe('The game is under way.');
    await playOn(players, shortestGame);
    expect((await cardAt(path)).description).toBe('The game is over.');
    expect(await (await at(path)).text()).not.toContain('Ada');
    for (const player of players) player.leave();
  });

  test('names the public address where there is one, and never what a caller made up', async () => {
    const html = await (await fetchAs('vigilia.example', `${known().address}/`)).text();
    expect(cardIn(html)).toMatchObject({
      url: 'https://vigilia.example/',
      image: 'https://vigilia.example/card.png',
    });
    expect(html).not.toContain(known().address);
  });
});
