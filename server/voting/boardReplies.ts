import type { Clock } from '../platform/clock.ts';
import type { Headers } from '../platform/http/securityHeaders.ts';
import { stampGzip, stampPlain, type BoardBody } from './boardBody.ts';

/** A prepared answer: bytes, and its head as the flat list that node:http writes without another look. */
export type BoardReply = { head: string[]; bytes: Buffer };

/** After this long (ms) the server's time in a reply is written anew; below a second, so that none is older. */
const STAMP_MS = 900;

export type PreparedBoard = { body: BoardBody; plain: BoardReply; gzip: BoardReply };

/** Prepares the board once per change or second for everybody who asks. */
export class BoardReplies {
  readonly #clock: Clock;
  readonly #common: readonly string[];
  #stamped: { at: number; prepared: PreparedBoard } | undefined;

  constructor(clock: Clock, headers: Headers) {
    this.#clock = clock;
    this.#common = Object.entries(headers).flat();
  }

  etagOf(body: BoardBody): string {
    return `W/"${body.version}"`;
  }

  /** What is prepared for this board, if its time is fresh. */
  ready(body: BoardBody): PreparedBoard | undefined {
    const { prepared, at } = this.#stamped ?? {};
    if (prepared?.body !== body || at === undefined) return undefined;
    return Math.abs(this.#clock.now() - at) < STAMP_MS ? prepared : undefined;
  }

  /** Prepares both forms; waits only for the compression of a board that has just changed. */
  async prepare(body: BoardBody): Promise<PreparedBoard> {
    const compressed = await body.compressed;
    const ready = this.ready(body);
    if (ready) return ready;
    const at = this.#clock.now();
    const prepared = {
      body,
      plain: this.#reply(body, stampPlain(body, at), []),
      gzip: this.#reply(body, stampGzip(compressed, at), ['content-encoding', 'gzip']),
    };
    this.#stamped = { at, prepared };
    return prepared;
  }

  notModified(body: BoardBody): string[] {
    return [...this.#common, ...this.#validators(body)];
  }

  #reply(body: BoardBody, bytes: Buffer, encoding: string[]): BoardReply {
    const head = [
      ...this.#common,
      ...this.#validators(body),
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(bytes.length),
      ...encoding,
    ];
    return { head, bytes };
  }

  #validators(body: BoardBody): string[] {
    return ['etag', this.etagOf(body), 'cache-control', 'no-cache', 'vary', 'Accept-Encoding'];
  }
}
