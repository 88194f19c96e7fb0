import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from './route.ts';
import { statusOf } from './status.ts';

/** What a handler may have said of an answer that then could not be sent. */
const OF_THE_ANSWER = ['content-type', 'content-encoding', 'content-length', 'content-disposition', 'etag'];

/** Sends an answer of any kind. */
export function send(reply: FastifyReply, answer: Answer, media = 'application/json'): FastifyReply {
  if ('refused' in answer) {
    for (const header of OF_THE_ANSWER) reply.removeHeader(header);
    reply.header('cache-control', 'no-store');
    if (answer.reason.key === 'refusal.too-fast') {
      // Another request over the same connection would cost the client less than the server.
      reply.header('retry-after', String(answer.reason.vars.seconds)).header('connection', 'close');
    }
    return reply.code(statusOf(answer)).send(answer);
  }
  reply.type(media);
  if (!('lines' in answer)) return reply.send(answer.body);
  reply.header('content-disposition', `attachment; filename="${answer.name}"`);
  return reply.send(Readable.from(answer.lines));
}
