import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepted } from './accepted.ts';
import { HASHED, PageFiles } from './page-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';
export const LOOKING = ['GET', 'HEAD'];
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

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;

/**
 * Serves every file of a folder but its document, as it was at the start; `nowhere` answers for all others. The story book
 * aside they stay in memory: an answer then needs no descriptor that could be missing halfway, and a slow reader holds
 * nothing that others need.
 */
export function serveFiles(app: FastifyInstance, root: string, nowhere: Handler): void {
  const files = new PageFiles(root);
  const serve = (url: string, nameOf: (request: FastifyRequest) => string) =>
    app.route({
      method: LOOKING,
      url,
      handler: (request, reply) => sendFile(request, reply, { files, name: nameOf(request), nowhere }),
    });
  serve(`/${HASHED}*`, ({ params }) => `${HASHED}${(params as { readonly '*': string })['*']}`);
  for (const name of files.notHashed()) serve(`/${name.replaceAll(':', '::')}`, () => name);
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, name, nowhere }: { readonly files: PageFiles; readonly name: string; readonly nowhere: Handler },
): Promise<FastifyReply> {
  if (!files.has(name)) return nowhere(request, reply);
  const { headers } = request;
  const encodings = files.encodingsOf(name);
  const wanted = accepted([headers['accept-encoding'] ?? []].flat().join());
  const [encoding, suffix] = encodings.find(([one]) => wanted.includes(one)) ?? [null, ''];
  const tag = files.tagOf(name);
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  const isKnown = known.includes(tag) || known.includes('*');
  const content = isKnown ? undefined : await files.read(name + suffix);
  if (content === null) return nowhere(request, reply);
  reply.header('cache-control', name.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN).header('etag', tag);
  if (encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (content === undefined) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type(TYPES[extname(name)] ?? 'application/octet-stream').send(content);
}
