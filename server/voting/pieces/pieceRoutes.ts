import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import type { FirstAnswer } from '../../platform/http/answerFirst.ts';
import { replyError } from '../../platform/http/errors.ts';
import { answerPrepared, tagIsTaken } from '../../platform/http/preparedReply.ts';
import type { Headers } from '../../platform/http/securityHeaders.ts';
import type { LiveBoards } from '../liveBoards.ts';
import { AwaitedVersions } from './awaitedVersions.ts';
import { BoardPieces, type PieceKind } from './boardPieces.ts';

type PieceRoutes = Record<'readBoardVersion' | 'readBoardPiece', RouteHandlerMethod> & {
  first: FirstAnswer[];
};

/**
 * `GET /voter/board/{competition}/{version}` and `GET /voter/deltas/{competition}/{version}`: replies that never change,
 * so that caches in front of the nodes answer nearly all callers.
 */
export function pieceRoutes(boards: LiveBoards, headers: Headers): PieceRoutes {
  const versions = new AwaitedVersions(boards);
  const pieces = new BoardPieces(headers);
  const handlerOf =
    (kind: PieceKind): RouteHandlerMethod =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = request.params as { competition: string; version: string };
      const board = boards.of(asked.competition);
      if (!board) return replyError(reply, 404, 'unknown_competition');
      const version = await versions.find(board, asked.version);
      const prepared = version && (await pieces.prepare(kind, board, version));
      if (!prepared) return replyError(reply, 404, 'unknown_version');
      reply.hijack();
      answerPrepared(request.raw, reply.raw, prepared);
      return reply;
    };
  /** Answers at once what is prepared; the route does everything else. */
  const firstOf = (kind: PieceKind): FirstAnswer => {
    const prefix = `${API_PREFIX}/voter/${kind}/`;
    return {
      route: `${prefix}:competition/:version`,
      isAsked: (url) => url.startsWith(prefix),
      answer: (request, response) => {
        const [competition = '', asked = '', more] = (request.url ?? '').slice(prefix.length).split('/');
        const version = boards.of(competition)?.history.find(asked);
        const prepared =
          version && more === undefined && tagIsTaken(request) ? pieces.ready(kind, version) : undefined;
        if (prepared) answerPrepared(request, response, prepared);
        return prepared !== undefined;
      },
    };
  };
  return {
    readBoardVersion: handlerOf('board'),
    readBoardPiece: handlerOf('deltas'),
    first: [firstOf('board'), firstOf('deltas')],
  };
}
