import type { AskedBoard } from '../../domain/boardAddress.ts';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../platform/clock.ts';
import { API_PREFIX } from '../platform/http/apiPrefix.ts';
import { replyError } from '../platform/http/errors.ts';
import {
  answerPrepared,
  tagIsTaken,
  prepareReply,
  type PreparedReply,
} from '../platform/http/preparedReply.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { stampGzip, stampPlain, type BoardBody, type BoardStamp } from './boardBody.ts';
import type { LiveBoard } from './liveBoard.ts';
import type { LiveBoards } from './liveBoards.ts';

/** The path of the route. */
export const BOARD_ROUTE = `${API_PREFIX}/voter/participants`;

type BoardRoute = {
  /** Whether a URL may be answered before routing. */
  isAsked: (url: string) => boolean;
  /** Handles `GET /voter/participants` as a route of the contract. */
  handler: RouteHandlerMethod;
  /** Answers at once if a prepared reply is ready; returns false if the route must answer. */
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** The query of a caller that asks for one competition's board and nothing else. */
const COMPETITION_QUERY = '?competition=';

/** The route of the boards. No other route is called as often, so one prepared reply serves all callers. */
export function boardRoute(boards: LiveBoards, clock: Clock, headers: Headers): BoardRoute {
  const replies = new BoardReplies(clock, headers);
  const isAsked = (url: string) => url === BOARD_ROUTE || url.startsWith(BOARD_ROUTE + COMPETITION_QUERY);
  // A further parameter makes the id unknown; then the route answers.
  const boardAt = (url: string) =>
    url === BOARD_ROUTE ? boards.main : boards.of(url.slice((BOARD_ROUTE + COMPETITION_QUERY).length));
  return {
    isAsked,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (boards.stale) return replyError(reply, 503, 'unavailable');
      const board = boards.asked(request.query as AskedBoard);
      if (!board) return replyError(reply, 404, 'unknown_competition');
      const prepared = await replies.prepare(board);
      reply.hijack();
      answerPrepared(request.raw, reply.raw, prepared);
      return reply;
    },
    answerReady: (request, response) => {
      if (boards.stale || !tagIsTaken(request)) return false;
      const board = boardAt(request.url ?? '');
      const prepared = board && replies.ready(board);
      if (prepared) answerPrepared(request, response, prepared);
      return prepared !== undefined;
    },
  };
}

/**
 * A prepared reply older than this (ms) is prepared again. Below a second, so that its `server_time` is
 * never older.
 */
const STAMP_MS = 900;

/**
 * Prepares the reply with a board for all its callers: once per change of the board, and again about every
 * second.
 */
class BoardReplies {
  readonly #clock: Clock;
  readonly #headers: readonly string[];
  readonly #stamped = new WeakMap<BoardBody, { stamp: BoardStamp; reply: PreparedReply }>();

  constructor(clock: Clock, headers: Headers) {
    this.#clock = clock;
    this.#headers = Object.entries(headers).flat();
  }

  /** The prepared reply for this board; undefined if none is prepared or its stamp is too old. */
  ready({ body, waiting }: LiveBoard): PreparedReply | undefined {
    const stamped = this.#stamped.get(body);
    if (!stamped || stamped.stamp.waiting !== waiting) return undefined;
    return Math.abs(this.#clock.now() - stamped.stamp.at) < STAMP_MS ? stamped.reply : undefined;
  }

  /**
   * Prepares the reply, plain and gzipped, unless one is ready. It waits only while a changed board is
   * compressed.
   */
  async prepare(board: LiveBoard): Promise<PreparedReply> {
    const { body, waiting } = board;
    const compressed = await body.compressed;
    const ready = this.ready(board);
    if (ready) return ready;
    const stamp = { at: this.#clock.now(), waiting };
    const content = {
      etag: `W/"${body.version}${waiting > 0 ? `+${waiting}` : ''}"`,
      plain: stampPlain(body, stamp),
      gzip: stampGzip(compressed, stamp),
    };
    const reply = prepareReply(content, this.#headers);
    this.#stamped.set(body, { stamp, reply });
    return reply;
  }
}
