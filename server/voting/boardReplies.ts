import type { Clock } from '../platform/clock.ts';
import { prepareReply, type PreparedReply } from '../platform/http/preparedReply.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { stampGzip, stampPlain, type BoardBody } from './boardBody.ts';

/** After this long (ms) the server's time in a reply is written anew; below a second, so that none is older. */
const STAMP_MS = 900;

/** Prepares the board once per change or second for everybody who asks. */
export class BoardReplies {
  readonly #clock: Clock;
  readonly #headers: readonly string[];
  #stamped: { at: number; body: BoardBody; reply: PreparedReply } | undefined;

  constructor(clock: Clock, headers: Headers) {
    this.#clock = clock;
    this.#headers = Object.entries(headers).flat();
  }

  /** What is prepared for this board, if its time is fresh. */
  ready(board: BoardBody): PreparedReply | undefined {
    if (this.#stamped?.body !== board) return undefined;
    const { at, reply } = this.#stamped;
    return Math.abs(this.#clock.now() - at) < STAMP_MS ? reply : undefined;
  }

  /** Prepares both forms; waits only for the compression of a board that has just changed. */
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
