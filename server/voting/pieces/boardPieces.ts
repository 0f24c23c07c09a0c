import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BoardPiece } from '../../../domain/contract.ts';
import { prepareReply, type PreparedReply } from '../../platform/http/preparedReply.ts';
import type { Headers } from '../../platform/http/securityHeaders.ts';
import { boardBody, stampGzip, stampPlain } from '../boardBody.ts';
import type { BoardVersion } from '../boardVersion.ts';
import type { LiveBoard } from '../liveBoard.ts';

const packed = promisify(gzip);

/** A reply at such an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Of what an address names a version: `board` is the whole board, `deltas` the change from the step before. */
export type PieceKind = 'board' | 'deltas';

/** A reply that is being prepared; `reply` once it is. */
type Making = { made: Promise<PreparedReply>; reply?: PreparedReply };

/**
 * Prepares the replies that never change: whole boards and pieces by version, each once for all callers. It keeps them
 * as long as the board keeps the version, so that nobody can make it prepare one again and again.
 */
export class BoardPieces {
  readonly #headers: readonly string[];
  readonly #known = {
    board: new WeakMap<BoardVersion, Making>(),
    deltas: new WeakMap<BoardVersion, Making>(),
  };

  constructor(headers: Headers) {
    this.#headers = Object.entries(headers).flat();
  }

  /** The reply for a version; undefined if none is prepared. */
  ready(kind: PieceKind, version: BoardVersion): PreparedReply | undefined {
    return this.#known[kind].get(version)?.reply;
  }

  /**
   * Prepares the reply for a version in the history of a board, unless it is there. Undefined if this node cannot make
   * the piece.
   */
  async prepare(
    kind: PieceKind,
    board: LiveBoard,
    version: BoardVersion,
  ): Promise<PreparedReply | undefined> {
    const making = this.#known[kind].get(version) ?? this.#begin(kind, board, version);
    if (!making) return undefined;
    making.reply = await making.made;
    return making.reply;
  }

  #begin(kind: PieceKind, board: LiveBoard, version: BoardVersion): Making | undefined {
    const made = kind === 'board' ? this.#wholeBoard(board, version) : this.#pieceTo(board, version);
    if (!made) return undefined;
    const making = { made };
    this.#known[kind].set(version, making);
    return making;
  }

  async #wholeBoard(board: LiveBoard, { version, view, at }: BoardVersion): Promise<PreparedReply> {
    const body = version === board.version ? board.body : boardBody(view, version, at);
    const stamp = { at, waiting: 0 };
    const bytes = { plain: stampPlain(body, stamp), gzip: stampGzip(await body.compressed, stamp) };
    return this.#reply(version, bytes);
  }

  #pieceTo(board: LiveBoard, version: BoardVersion): Promise<PreparedReply> | undefined {
    const piece = board.history.pieceTo(version);
    return piece && this.#piece({ version: version.version, server_time: version.at, ...piece });
  }

  async #piece(piece: BoardPiece): Promise<PreparedReply> {
    const plain = Buffer.from(JSON.stringify(piece));
    return this.#reply(piece.version, { plain, gzip: await packed(plain) });
  }

  #reply(version: string, bytes: { plain: Buffer; gzip: Buffer }): PreparedReply {
    return prepareReply({ etag: `W/"${version}"`, ...bytes }, this.#headers, FOREVER);
  }
}
