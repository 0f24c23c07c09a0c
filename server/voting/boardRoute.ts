import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { acceptsEncoding, matchesTag } from '../platform/http/conditional.ts';
import { replyError } from '../platform/http/errors.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { BoardReplies, type BoardReply } from './boardReplies.ts';
import type { LiveBoard } from './liveBoard.ts';

/** `GET /voter/participants`: prepared bytes straight to the connection. */
export function boardRoute(board: LiveBoard, clock: Clock, headers: Headers): Partial<RouteOptions> {
  const replies = new BoardReplies(clock, headers);
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    if (board.stale) return replyError(reply, 503, 'unavailable');
    const { body } = board;
    if (matchesTag(request.headers['if-none-match'], replies.etagOf(body))) {
      reply.hijack();
      reply.raw.writeHead(304, replies.notModified(body)).end();
      return reply;
    }
    const gzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    const ready = replies.ready(body, gzip);
    if (ready) return answer(reply, ready);
    return replies.prepare(body, gzip).then((prepared) => answer(reply, prepared));
  };
  return { handler };
}

function answer(reply: FastifyReply, { head, bytes }: BoardReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, head).end(bytes);
  return reply;
}
