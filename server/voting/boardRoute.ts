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
  /** `GET /voter/participants`, as the contract registers it. */
  handler: RouteHandlerMethod;
  /** Answers at once from prepared bytes; false when the route itself must answer. */
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/**
 * Makes the route of the board. Browsers ask for it more than for anything else, so its bytes are prepared
 * once for all.
 */
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

/** After this long (ms) the server's time in a reply is written anew; below a second, so that none is older. */
const STAMP_MS = 900;

/** Prepares the reply with the board once per change, or once a second, for all callers. */
class BoardReplies {
  readonly #clock: Clock;
  readonly #headers: readonly string[];
  #stamped: { at: number; body: BoardBody; reply: PreparedReply } | undefined;

  constructor(clock: Clock, headers: Headers) {
    this.#clock = clock;
    this.#headers = Object.entries(headers).flat();
  }

  /** The prepared reply for this board; undefined if there is none, or if its server time is too old. */
  ready(board: BoardBody): PreparedReply | undefined {
    if (this.#stamped?.body !== board) return undefined;
    const { at, reply } = this.#stamped;
    return Math.abs(this.#clock.now() - at) < STAMP_MS ? reply : undefined;
  }

  /**
   * Prepares the reply, plain and gzipped, unless a fresh one exists. Waits only for the compression of a
   * changed board.
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
