import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepted } from './accepted.ts';

/** One file of the page in memory, with its compressed forms. */
interface PageFile {
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<string, Buffer>;
}

/** What is built has its hash in its name: under that name it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';
export const LOOKING = ['GET', 'HEAD'];
/** Far more than the built page has, its compressed forms included. A folder beyond this is some other folder. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Compressed forms lie beside a file; a client that takes several gets the first. */
const ENCODINGS = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves every file of a folder but its document, as it is now. The files stay in memory: an answer then needs no
 * descriptor that could be missing halfway, and a slow reader holds nothing that others need.
 */
export function serveFiles(app: FastifyInstance, root: string): void {
  for (const [name, file] of filesIn(root)) {
    app.route({
      method: LOOKING,
      url: `/${name.replaceAll(':', '::')}`,
      handler: (request, reply) => sendFile(request, reply, file),
    });
  }
}

function filesIn(root: string): Map<string, PageFile> {
  const contents = new Map<string, Buffer>();
  let bytes = 0;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    bytes += content.length;
    if (bytes > MOST_BYTES) throw new Error('The folder of the page is too large to be kept in memory.');
    contents.set(path.slice(root.length + 1).replaceAll(sep, '/'), content);
  }
  const suffixes = [...ENCODINGS.values()];
  const names = [...contents.keys()].filter(
    (name) => name !== 'index.html' && !suffixes.includes(extname(name)),
  );
  return new Map(names.map((name) => [name, fileOf(name, contents)]));
}

function fileOf(name: string, contents: ReadonlyMap<string, Buffer>): PageFile {
  const plain = contents.get(name) ?? Buffer.alloc(0);
  const encoded = new Map<string, Buffer>();
  for (const [encoding, suffix] of ENCODINGS) {
    const content = contents.get(name + suffix);
    if (content !== undefined) encoded.set(encoding, content);
  }
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    // Weak: one tag for all encodings of the same file.
    tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isHashed: name.startsWith('assets/'),
    plain,
    encoded,
  };
}

function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  const { type, tag, isHashed, plain, encoded } = file;
  reply.header('cache-control', isHashed ? FOR_EVER : ASK_AGAIN).header('etag', tag);
  if (encoded.size > 0) reply.header('vary', 'accept-encoding');
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  reply.type(type);
  const wanted = accepted([headers['accept-encoding'] ?? []].flat().join());
  for (const [encoding, content] of encoded)
    if (wanted.includes(encoding)) return reply.header('content-encoding', encoding).send(content);
  return reply.send(plain);
}
