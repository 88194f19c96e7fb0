import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../limits/address.ts';
import type { Table } from '../../table/table.ts';
import type { Services } from '../services.ts';
import { languageOf } from './accepted.ts';
import { readDocument } from './document.ts';
import { ASK_AGAIN, LOOKING, serveFiles } from './files.ts';
import { previewOf } from './preview.ts';

export interface PagesOptions {
  /** The folder of the built page, read when the server starts. */
  readonly pages: string;
  readonly publicAddress: string | null;
  readonly proxies: number;
}

/** The paths of the page, as its router knows them. The page itself finds what a path names. */
const PATHS = [
  '/',
  '/here/:id',
  '/learn',
  '/learn/:lesson',
  '/rules',
  '/rules/:game',
  '/rules/:game/:clause',
  '/replay',
  '/replay/:from',
  '/replay/:from/:id',
  '/shelf/:game',
  '/claim/:token',
  '/credits',
];

/** The page and its files. */
export interface Pages {
  serve(app: FastifyInstance): void;
  /** Answers a path that no route knows: the page says so in its own words. */
  nowhere(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export function pagesOf(services: Services, { pages, publicAddress, proxies }: PagesOptions): Pages {
  const documentFor = readDocument(pages);

  function send(request: FastifyRequest, reply: FastifyReply, table: Table | null): FastifyReply {
    const { headers, url } = request;
    const preview = previewOf(table, languageOf(headers['accept-language']));
    const path = table === null ? '/' : url.split('?', 1)[0];
    const link = { origin: publicAddress, path: path ?? '/' };
    return reply
      .header('cache-control', ASK_AGAIN)
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(documentFor(preview, link));
  }

  /** A client that asks too often gets the page too, with the general card. */
  async function tableOf(request: FastifyRequest): Promise<Table | null> {
    const { limiters, tables, now } = services;
    const { id } = request.params as { readonly id: string };
    if (!/^[\w-]{22}$/.test(id) || limiters.requests.take(addressOf(request.raw, { proxies }), now()) > 0)
      return null;
    return (await tables.find(id))?.table ?? null;
  }

  const nowhere: Pages['nowhere'] = (request, reply) => send(request, reply.code(404), null);

  return {
    serve(app) {
      serveFiles(app, resolve(pages), nowhere);
      for (const url of PATHS) {
        app.route({ method: LOOKING, url, handler: (request, reply) => send(request, reply, null) });
      }
      app.route({
        method: LOOKING,
        url: '/table/:id',
        handler: async (request, reply) => send(request, reply, await tableOf(request)),
      });
    },
    nowhere,
  };
}
