import type { ServerResponse } from 'node:http';
import { STREAM_HEARTBEAT_MS } from '../../domain/delays.ts';
import type { Clock } from '../platform/clock.ts';
import { stampPlain, eventFrame, retryFrame, waitingIn } from './boardBody.ts';
import type { LiveBoard } from './liveBoard.ts';
import type { LiveBoards } from './liveBoards.ts';

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

/**
 * An open stream. `version` is what its client has; undefined before it has a board. `board` is the one that it
 * asked for; undefined for the main board at each time.
 */
type Client = { response: ServerResponse; version: string | undefined; board: LiveBoard | undefined };

/** Sends the changes of each board to every open stream of it. */
export class BoardStream {
  readonly #boards: LiveBoards;
  readonly #clock: Clock;
  readonly #clients = new Set<Client>();
  readonly #deltaFrames = new Map<string, Buffer>();
  readonly #boardFrames = new WeakMap<LiveBoard, { version: string; at: number; frame: Buffer }>();
  /** The main board that was last sent. */
  #main: LiveBoard;
  #heartbeatAt: number;
  #sweep: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(boards: LiveBoards, clock: Clock) {
    this.#boards = boards;
    this.#main = boards.main;
    this.#clock = clock;
    this.#heartbeatAt = clock.monotonic();
    boards.onChange(() => this.#spread());
    boards.onWaiting((changed) => this.#sendTime(changed));
  }

  get size(): number {
    return this.#clients.size;
  }

  /**
   * Adds a client. It gets the changes that it lacks at once, then every later change and heartbeat.
   * @param since the version that the client has. If it is missing or unknown, the client gets the whole
   * board.
   * @param board the board to follow; by default, the main one at each time
   */
  open(response: ServerResponse, since: string | undefined, board?: LiveBoard): void {
    const client: Client = { response, version: since, board };
    response.on('close', () => this.#clients.delete(client));
    response.flushHeaders();
    this.#send(client, soon());
    this.#catchUp(client);
    this.#send(client, this.#timeFrame(this.#boardOf(client)));
    this.#clients.add(client);
  }

  /**
   * Sends the heartbeat when it is due, and the board that became the main one; ends all streams while the
   * boards are stale. A timer calls this.
   */
  tick(): void {
    if (this.#boards.stale) {
      this.endAll();
      return;
    }
    if (this.#boards.main !== this.#main) this.#spread();
    if (this.#clock.monotonic() - this.#heartbeatAt < STREAM_HEARTBEAT_MS) return;
    this.#heartbeatAt = this.#clock.monotonic();
    this.#sendTime();
  }

  /** Sends the time to the clients of some boards; by default, of all. */
  #sendTime(boards?: ReadonlySet<LiveBoard>): void {
    const frames = new Map<LiveBoard, Buffer>();
    void this.#eachInSlices((client) => {
      const board = this.#boardOf(client);
      if (boards && !boards.has(board)) return;
      const frame = frames.get(board) ?? this.#timeFrame(board);
      frames.set(board, frame);
      this.#send(client, frame);
    });
  }

  /** Ends all streams and opens none any more. */
  close(): void {
    this.#closed = true;
    this.endAll();
  }

  /** Whether a new client may connect. */
  get isOpen(): boolean {
    return !this.#closed && !this.#boards.stale;
  }

  /** Ends all open streams; browsers then reconnect. */
  endAll(): void {
    for (const client of this.#clients) {
      this.#send(client, soon());
      client.response.end();
    }
    this.#clients.clear();
  }

  #boardOf({ board }: Client): LiveBoard {
    return board ?? this.#boards.main;
  }

  #spread(): void {
    this.#main = this.#boards.main;
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
    const board = this.#boardOf(client);
    const { version } = board;
    if (client.version === version) return;
    const deltas = client.version === undefined ? undefined : board.deltasAfter(client.version);
    client.version = version;
    if (!deltas) this.#send(client, this.#wholeBoard(board));
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

  #timeFrame({ version, waiting }: LiveBoard): Buffer {
    const time = { version, server_time: this.#clock.now(), ...waitingIn(waiting) };
    return eventFrame('time', version, JSON.stringify(time));
  }

  /**
   * A whole board as a frame for all its clients. It is made again for a new version, or when it is a second
   * old.
   */
  #wholeBoard(board: LiveBoard): Buffer {
    const { version, body } = board;
    const at = this.#clock.now();
    const known = this.#boardFrames.get(board);
    if (known?.version === version && at - known.at < 1_000) return known.frame;
    const frame = eventFrame('board', version, stampPlain(body, { at, waiting: board.waiting }));
    this.#boardFrames.set(board, { version, at, frame });
    return frame;
  }
}

/**
 * Tells a browser to wait 1 to 5 s, at random, before it reconnects, so that thousands do not reconnect at
 * once.
 */
const soon = () => retryFrame(RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread));
