import type { ServerResponse } from 'node:http';
import { STREAM_HEARTBEAT_MS } from '../../domain/delays.ts';
import type { Clock } from '../platform/clock.ts';
import { stampPlain, eventFrame, retryFrame } from './boardBody.ts';
import type { LiveBoard } from './liveBoard.ts';

/**
 * The most unsent bytes for a slow client. Above it, its connection is dropped; it reconnects with its
 * version.
 */
const MAX_BACKLOG_BYTES = 256 * 1_024;
/**
 * Clients that get a change in one turn of the event loop. More would delay other requests, such as votes.
 */
const SLICE = 200;
const RETRY_MS = { least: 1_000, spread: 4_000 };
const KEPT_FRAMES = 240;

/** An open stream. `version` is what its client has; undefined before it has a board. */
type Client = { response: ServerResponse; version: string | undefined };

/** Sends the changes of the board to every open stream. */
export class BoardStream {
  readonly #board: LiveBoard;
  readonly #clock: Clock;
  readonly #clients = new Set<Client>();
  readonly #deltaFrames = new Map<string, Buffer>();
  #boardFrame: { version: string; at: number; frame: Buffer } | undefined;
  #heartbeatAt: number;
  #sweep: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(board: LiveBoard, clock: Clock) {
    this.#board = board;
    this.#clock = clock;
    this.#heartbeatAt = clock.monotonic();
    board.onChange(() => this.#spread());
  }

  get size(): number {
    return this.#clients.size;
  }

  /**
   * Adds a client. It gets the changes that it lacks at once, then every later change and heartbeat.
   * @param since the version that the client has. If it is missing or unknown, the client gets the whole
   * board.
   */
  open(response: ServerResponse, since: string | undefined): void {
    const client: Client = { response, version: since };
    response.on('close', () => this.#clients.delete(client));
    response.flushHeaders();
    this.#send(client, soon());
    this.#catchUp(client);
    this.#send(client, this.#timeFrame());
    this.#clients.add(client);
  }

  /** Sends the heartbeat when it is due; ends all streams while the board is stale. A timer calls this. */
  tick(): void {
    if (this.#board.stale) {
      this.endAll();
      return;
    }
    if (this.#clock.monotonic() - this.#heartbeatAt < STREAM_HEARTBEAT_MS) return;
    this.#heartbeatAt = this.#clock.monotonic();
    const frame = this.#timeFrame();
    void this.#eachInSlices((client) => this.#send(client, frame));
  }

  /** Ends all streams and opens none any more. */
  close(): void {
    this.#closed = true;
    this.endAll();
  }

  /** Whether a new client may connect. */
  get isOpen(): boolean {
    return !this.#closed && !this.#board.stale;
  }

  /** Ends all open streams; browsers then reconnect. */
  endAll(): void {
    for (const client of this.#clients) {
      this.#send(client, soon());
      client.response.end();
    }
    this.#clients.clear();
  }

  #spread(): void {
    if (this.#sweep) {
      this.#again = true;
      return;
    }
    this.#sweep = this.#eachInSlices((client) => this.#catchUp(client)).finally(() => {
      this.#sweep = undefined;
      if (!this.#again) return;
      this.#again = false;
      this.#spread();
    });
  }

  async #eachInSlices(visit: (client: Client) => void): Promise<void> {
    let visited = 0;
    for (const client of this.#clients) {
      visit(client);
      visited += 1;
      if (visited % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Sends the changes that the client lacks or, if they are not known any more, the whole board. */
  #catchUp(client: Client): void {
    const { version } = this.#board;
    if (client.version === version) return;
    const deltas = client.version === undefined ? undefined : this.#board.deltasAfter(client.version);
    client.version = version;
    if (!deltas) this.#send(client, this.#wholeBoard());
    else for (const delta of deltas) this.#send(client, this.#frameOf(delta.version, delta));
  }

  #send({ response }: Client, frame: Buffer): void {
    const { socket } = response;
    if (!socket || socket.destroyed) return;
    if (socket.writableLength > MAX_BACKLOG_BYTES) response.destroy();
    else socket.write(frame);
  }

  #frameOf(version: string, delta: object): Buffer {
    const known = this.#deltaFrames.get(version);
    if (known) return known;
    const frame = eventFrame('votes', version, JSON.stringify(delta));
    this.#deltaFrames.set(version, frame);
    for (const oldest of this.#deltaFrames.keys()) {
      if (this.#deltaFrames.size <= KEPT_FRAMES) break;
      this.#deltaFrames.delete(oldest);
    }
    return frame;
  }

  #timeFrame(): Buffer {
    const { version } = this.#board;
    return eventFrame('time', version, JSON.stringify({ version, server_time: this.#clock.now() }));
  }

  /**
   * The whole board as a frame for all clients. It is made again for a new version, or when it is a second
   * old.
   */
  #wholeBoard(): Buffer {
    const { version, body } = this.#board;
    const at = this.#clock.now();
    const known = this.#boardFrame;
    if (known?.version === version && at - known.at < 1_000) return known.frame;
    const frame = eventFrame('board', version, stampPlain(body, at));
    this.#boardFrame = { version, at, frame };
    return frame;
  }
}

/**
 * Tells a browser to wait 1 to 5 s, at random, before it reconnects, so that thousands do not reconnect at
 * once.
 */
const soon = () => retryFrame(RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread));
