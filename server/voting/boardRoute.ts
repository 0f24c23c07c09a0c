import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../platform/clock.ts';
import { replyError } from '../platform/http/errors.ts';
import {
  answerPrepared,
  tagIsTaken,
  prepareReply,
  type PreparedReply,
} from '../platform/http/preparedReply.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { stampGzip, stampPlain, type BoardBody } from './boardBody.ts';
import type { LiveBoard } from './liveBoard.ts';

type BoardRoute = {
  /** Handles `GET /voter/participants` as a route of the contract. */
  handler: RouteHandlerMethod;
  /** Answers at once if a prepared reply is ready; returns false if the route must answer. */
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** The route of the board. No other route is called as often, so one prepared reply serves all callers. */
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

/**
 * A prepared reply older than this (ms) is prepared again. Below a second, so that its `server_time` is
 * never older.
 */
const STAMP_MS = 900;

/**
 * Prepares the reply with the board for all callers: once per change of the board, and again about every
 * second.
 */
class BoardReplies {
  readonly #clock: Clock;
  readonly #headers: readonly string[];
  #stamped: { at: number; body: BoardBody; reply: PreparedReply } | undefined;

  constructor(clock: Clock, headers: Headers) {
    this.#clock = clock;
    this.#headers = Object.entries(headers).flat();
  }

  /** The prepared reply for this board; undefined if none is prepared or its `server_time` is too old. */
  ready(board: BoardBody): PreparedReply | undefined {
    if (this.#stamped?.body !== board) return undefined;
    const { at, reply } = this.#stamped;
    return Math.abs(this.#clock.now() - at) < STAMP_MS ? reply : undefined;
  }

  /**
   * Prepares the reply, plain and gzipped, unless one is ready. It waits only while a changed board is
   * compressed.
   */
  async prepare(body: BoardBody): Promise<PreparedReply> {
    const compressed = await body.compressed;
    const ready = this.ready(body);
    if (ready) return ready;
    const at = this.#clock.now();
    const content = {
      etag: `W/"${body.version}"`,
      plain: stampPlain(body, at),
      gzip: stampGzip(compressed, at),
    };
    const reply = prepareReply(content, this.#headers);
    this.#stamped = { at, body, reply };
    return reply;
  }
}
