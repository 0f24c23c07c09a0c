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
/** How many whole boards are kept prepared; caches ask for each once, and a version or two a second. */
const KEPT_WHOLE = 8;
/** How many prepared pieces are kept, over all boards. */
const KEPT_PIECES = 200;

/** Of what an address names a version: `board` is the whole board, `deltas` the change from the step before. */
export type PieceKind = 'board' | 'deltas';

/** A version that this node has, and its board. `name`: the competition and the version, as the address has them. */
export type NamedVersion = { name: string; board: LiveBoard; version: BoardVersion };

/** Prepares the replies that never change: whole boards and pieces by version, each once for all callers. */
export class BoardPieces {
  readonly #headers: readonly string[];
  readonly #made = {
    board: new Newest<Promise<PreparedReply>>(KEPT_WHOLE),
    deltas: new Newest<Promise<PreparedReply>>(KEPT_PIECES),
  };
  readonly #ready = new WeakMap<Promise<PreparedReply>, PreparedReply>();

  constructor(headers: Headers) {
    this.#headers = Object.entries(headers).flat();
  }

  /** The reply under this name; undefined if none is prepared. */
  ready(kind: PieceKind, name: string): PreparedReply | undefined {
    const made = this.#made[kind].get(name);
    return made && this.#ready.get(made);
  }

  /** Prepares the reply for a version, unless it is there. Undefined if this node cannot make the piece. */
  async prepare(kind: PieceKind, named: NamedVersion): Promise<PreparedReply | undefined> {
    const { name } = named;
    const made = this.#made[kind].get(name) ?? this.#make(kind, named);
    if (!made) return undefined;
    this.#made[kind].set(name, made);
    const reply = await made;
    this.#ready.set(made, reply);
    return reply;
  }

  #make(kind: PieceKind, { board, version }: NamedVersion): Promise<PreparedReply> | undefined {
    if (kind === 'board') return this.#wholeBoard(board, version);
    const piece = board.history.pieceTo(version);
    return piece && this.#piece({ version: version.version, server_time: version.at, ...piece });
  }

  async #wholeBoard(board: LiveBoard, { version, view, at }: BoardVersion): Promise<PreparedReply> {
    const body = version === board.version ? board.body : boardBody(view, version, at);
    const stamp = { at, waiting: 0 };
    const bytes = { plain: stampPlain(body, stamp), gzip: stampGzip(await body.compressed, stamp) };
    return this.#reply(version, bytes);
  }

  async #piece(piece: BoardPiece): Promise<PreparedReply> {
    const plain = Buffer.from(JSON.stringify(piece));
    return this.#reply(piece.version, { plain, gzip: await packed(plain) });
  }

  #reply(version: string, bytes: { plain: Buffer; gzip: Buffer }): PreparedReply {
    return prepareReply({ etag: `W/"${version}"`, ...bytes }, this.#headers, FOREVER);
  }
}

/** The values that were set last, by name. */
class Newest<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: Value): void {
    if (this.#values.has(name)) return;
    this.#values.set(name, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#capacity) return;
      this.#values.delete(oldest);
    }
  }
}
