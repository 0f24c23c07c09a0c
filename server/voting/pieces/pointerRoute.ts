import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BoardPointer } from '../../../domain/contract.ts';
import type { Clock } from '../../platform/clock.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import type { FirstAnswer } from '../../platform/http/answerFirst.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { Headers } from '../../platform/http/securityHeaders.ts';
import { waitingIn } from '../boardBody.ts';
import type { LiveBoard } from '../liveBoard.ts';
import type { LiveBoards } from '../liveBoards.ts';
import type { StreamLimit } from '../streamLimit.ts';

/** The path of the pointer to the main board, and the one under which each competition has its own. */
const POINTER_ROUTE = `${API_PREFIX}/voter/board`;
/** Shared caches may keep a pointer for a second; browsers ask each time. */
const CACHING = 'public, max-age=0, s-maxage=1';

type PointerDeps = { boards: LiveBoards; clock: Clock; headers: Headers; limit: StreamLimit };

type PointerRoutes = Record<'readMainPointer' | 'readBoardPointer', RouteHandlerMethod> & {
  first: FirstAnswer[];
};

/**
 * `GET /voter/board` and `GET /voter/board/{competition}`: which version a board has now, and by which pieces a browser
 * gets there.
 */
export function pointerRoutes({ boards, clock, headers, limit }: PointerDeps): PointerRoutes {
  const head = [
    ...Object.entries(headers).flat(),
    'cache-control',
    CACHING,
    'content-type',
    'application/json; charset=utf-8',
  ];
  const answer = (response: ServerResponse, { version, view, history, waiting }: LiveBoard) => {
    const pointer: BoardPointer = {
      competition: view.competition?.id ?? null,
      version,
      steps: history.steps,
      updates: limit.updates,
      server_time: clock.now(),
      ...waitingIn(waiting),
    };
    const bytes = Buffer.from(JSON.stringify(pointer));
    response.writeHead(200, [...head, 'content-length', String(bytes.length)]).end(bytes);
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (boards.stale) return replyError(reply, 503, 'unavailable');
    const board = boards.asked(request.params as { competition?: string });
    if (!board) return replyError(reply, 404, 'unknown_competition');
    reply.hijack();
    answer(reply.raw, board);
    return reply;
  };
  const answerAt = (boardAt: (url: string) => LiveBoard | undefined) => {
    return (request: IncomingMessage, response: ServerResponse) => {
      const board = boards.stale ? undefined : boardAt(request.url ?? '');
      if (board) answer(response, board);
      return board !== undefined;
    };
  };
  const prefix = `${POINTER_ROUTE}/`;
  return {
    readMainPointer: handler,
    readBoardPointer: handler,
    first: [
      { route: POINTER_ROUTE, answer: answerAt(() => boards.main) },
      {
        route: `${prefix}:competition`,
        isAsked: (url) => url.startsWith(prefix) && !url.includes('/', prefix.length),
        answer: answerAt((url) => boards.of(url.slice(prefix.length))),
      },
    ],
  };
}
