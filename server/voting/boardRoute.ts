import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { replyError } from '../platform/http/errors.ts';
import { answerPrepared, tagIsTaken } from '../platform/http/preparedReply.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { BoardReplies } from './boardReplies.ts';
import type { LiveBoard } from './liveBoard.ts';

export type BoardRoute = {
  /** `GET /voter/participants`, as the contract registers it. */
  handler: RouteHandlerMethod;
  /** Answers at once from prepared bytes; false when the route itself must answer. */
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** The board is by far the most asked thing, so that its bytes are prepared once for everybody. */
export function boardRoute(board: LiveBoard, clock: Clock, headers: Headers): BoardRoute {
  const replies = new BoardReplies(clock, headers);
  return {
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (board.stale) return replyError(reply, 503, 'unavailable');
      const prepared = await replies.prepare(board.body);
      reply.hijack();
      answerPrepared(request.raw, reply.raw, prepared);
      return reply;
    },
    answerReady: (request, response) => {
      if (board.stale || !tagIsTaken(request)) return false;
      const prepared = replies.ready(board.body);
      if (prepared) answerPrepared(request, response, prepared);
      return prepared !== undefined;
    },
  };
}
