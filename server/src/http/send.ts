import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from './route.ts';
import { statusOf } from './status.ts';

/** Sends an answer, whatever it is. */
export function send(reply: FastifyReply, answer: Answer, media = 'application/json'): FastifyReply {
  if ('refused' in answer) {
    const { seconds } = answer.reason.vars;
    if (answer.reason.key === 'refusal.too-fast') reply.header('retry-after', String(seconds));
    return reply.code(statusOf(answer)).send(answer);
  }
  reply.type(media);
  if (!('lines' in answer)) return reply.send(answer.body);
  reply.header('content-disposition', `attachment; filename="${answer.name}"`);
  return reply.send(Readable.from(answer.lines));
}
