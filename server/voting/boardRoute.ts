import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { acceptsEncoding, matchesTag } from '../platform/http/conditional.ts';
import { replyError } from '../platform/http/errors.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import type { BoardBody } from './boardBody.ts';
import { BoardReplies, type PreparedBoard } from './boardReplies.ts';
import type { LiveBoard } from './liveBoard.ts';

/** As the contract says of If-None-Match; anything longer is refused by the route. */
const LONGEST_TAG = 200;

export type BoardRoute = {
  /** `GET /voter/participants`, as the contract registers it. */
  handler: RouteHandlerMethod;
  /** Answers at once from prepared bytes; false when the route itself must answer. */
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** The board is by far the most asked thing, so that its bytes are prepared once for everybody. */
export function boardRoute(board: LiveBoard, clock: Clock, headers: Headers): BoardRoute {
  const replies = new BoardReplies(clock, headers);

  const isKnown = (request: IncomingMessage, body: BoardBody) =>
    matchesTag(request.headers['if-none-match'], replies.etagOf(body));
  const answer = (request: IncomingMessage, response: ServerResponse, prepared: PreparedBoard) => {
    if (isKnown(request, prepared.body)) {
      response.writeHead(304, replies.notModified(prepared.body)).end();
      return;
    }
    const gzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    const { head, bytes } = gzip ? prepared.gzip : prepared.plain;
    response.writeHead(200, head).end(bytes);
  };
  return {
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (board.stale) return replyError(reply, 503, 'unavailable');
      const prepared = await replies.prepare(board.body);
      reply.hijack();
      answer(request.raw, reply.raw, prepared);
      return reply;
    },
    answerReady: (request, response) => {
      const tag = request.headers['if-none-match'];
      if (board.stale || (tag !== undefined && tag.length > LONGEST_TAG)) return false;
      const prepared = replies.ready(board.body);
      if (prepared) answer(request, response, prepared);
      return prepared !== undefined;
    },
  };
}
