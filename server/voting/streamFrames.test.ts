import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../tests/support/servers/manualClock.ts';
import { boardBody } from './boardBody.ts';
import { BoardStream } from './boardStream.ts';
import { emptyView } from './boardView.ts';
import { DeltaRing } from './deltaRing.ts';
import type { LiveBoards } from './liveBoards.ts';

const start = Date.UTC(2026, 10, 20);

/** The only board; it changes when the test calls `vote`. */
class Board {
  readonly deltas = new DeltaRing<{ version: string; server_time: number; votes: [] }>(240, 'run.0');
  #number = 0;
  stale = false;
  changed = () => {};
  waiting = 0;
  waitingChanged: (changed: ReadonlySet<unknown>) => void = () => {};

  get main() {
    return this;
  }
  get version() {
    return this.deltas.latest;
  }
  get body() {
    return boardBody(emptyView, this.version, start);
  }
  deltasAfter = (version: string) => this.deltas.after(version);
  onChange = (listener: () => void) => {
    this.changed = listener;
  };
  onWaiting = (listener: (changed: ReadonlySet<unknown>) => void) => {
    this.waitingChanged = listener;
  };
  vote() {
    this.deltas.push({ version: `run.${(this.#number += 1)}`, server_time: start, votes: [] });
    this.changed();
  }
}

/** A fake connection of a browser; it keeps the frames that the server sends. */
class Connection extends EventEmitter {
  readonly frames: Buffer[] = [];
  isEnded = false;
  socket = {
    writableLength: 0,
    destroyed: false,
    write: (frame: Buffer) => this.frames.push(frame),
  };
  flushHeaders = () => {};
  end = () => {
    this.isEnded = true;
  };
  destroy = () => {
    this.socket.destroyed = true;
    this.emit('close');
  };
  /**
   * The frames since the last call: event and version of each, or `retry` for one that sets the
   * reconnection delay.
   */
  get news(): string[] {
    return this.frames.splice(0).map((frame) => {
      const [, body = ''] = /^[0-9a-f]+\r\n(.*)\r\n$/s.exec(frame.toString()) ?? [];
      const [, event, id] = /^event: (\w+)\nid: (\S+)\ndata: /.exec(body) ?? [];
      return event === undefined ? body.split(':')[0]! : `${event} ${id}`;
    });
  }
}

describe('the stream of the board', () => {
  let clock: ManualClock;
  let board: Board;
  let stream: BoardStream;
  beforeEach(() => {
    clock = manualClock(start);
    board = new Board();
    stream = new BoardStream(board as unknown as LiveBoards, clock);
  });
  const connect = (since?: string) => {
    const connection = new Connection();
    stream.open(connection as unknown as ServerResponse, since);
    return connection;
  };

  it('sends a new browser when to come back, what it lacks, and the time', () => {
    board.vote();
    board.vote();
    expect(connect().news).toEqual(['retry', 'board run.2', 'time run.2']);
    expect(connect('elsewhere.1').news).toEqual(['retry', 'board run.2', 'time run.2']);
    expect(connect('run.9').news).toEqual(['retry', 'board run.2', 'time run.2']);
    expect(connect('run.0').news).toEqual(['retry', 'votes run.1', 'votes run.2', 'time run.2']);
    expect(connect('run.2').news).toEqual(['retry', 'time run.2']);
    expect(stream.size).toBe(5);
  });

  it('sends each browser each change once', async () => {
    const [first, second] = [connect(), connect('run.0')];
    board.vote();
    await turn();
    board.vote();
    await turn();
    for (const each of [first, second]) expect(each.news.slice(-2)).toEqual(['votes run.1', 'votes run.2']);
    expect([first.news, second.news]).toEqual([[], []]);
  });

  it('sends the time after 15 seconds, and every 15 seconds', async () => {
    clock.advance(14_000);
    const connection = connect();
    expect(connection.news).toHaveLength(3);
    const beats: string[][] = [];
    for (const ms of [999, 1, 14_999, 1]) {
      clock.advance(ms);
      stream.tick();
      await turn();
      beats.push(connection.news);
    }
    expect(beats).toEqual([[], ['time run.0'], [], ['time run.0']]);
  });

  it('sends the time at once to the streams of a board for which another number of votes waits', async () => {
    const connection = connect();
    connection.frames.length = 0;
    board.waitingChanged(new Set());
    await turn();
    expect(connection.news).toEqual([]);
    board.waiting = 3;
    board.waitingChanged(new Set([board]));
    await turn();
    expect(connection.frames.map(String).join()).toContain('"waiting":3}');
  });

  it('tells browsers to come back after one to five seconds, each at another moment', () => {
    const waits = Array.from({ length: 200 }, () =>
      Number(/retry: (\d+)/.exec(connect('run.0').frames[0]!.toString())?.[1]),
    );
    expect(waits.every((wait) => wait >= 1_000 && wait < 5_000)).toBe(true);
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(2_000);
  });

  it('ends every stream while the board is stale, and takes no new one', async () => {
    const connection = connect();
    expect([stream.isOpen, connection.news.length]).toEqual([true, 3]);
    board.stale = true;
    clock.advance(15_000);
    stream.tick();
    await turn();
    expect([stream.isOpen, stream.size, connection.isEnded, connection.news]).toEqual([
      false,
      0,
      true,
      ['retry'],
    ]);
    board.stale = false;
    expect(stream.isOpen).toBe(true);
  });

  it('ends every stream for good when it closes', () => {
    const connection = connect();
    stream.close();
    expect([stream.isOpen, stream.size, connection.isEnded]).toEqual([false, 0, true]);
    expect(connection.news.at(-1)).toBe('retry');
  });

  it('forgets a browser that left, and sends nothing into a broken connection', async () => {
    const [gone, broken, rest] = [connect(), connect(), connect()];
    gone.emit('close');
    broken.socket.destroyed = true;
    expect(stream.size).toBe(2);
    for (const each of [gone, broken, rest]) each.frames.length = 0;
    board.vote();
    await turn();
    expect([gone.news, broken.news, rest.news]).toEqual([[], [], ['votes run.1']]);
    Object.assign(rest, { socket: null });
    board.vote();
    await turn();
    expect(rest.news).toEqual([]);
  });

  it('drops a browser for which more than 256 KiB wait', async () => {
    const [slow, slower] = [connect(), connect()];
    for (const each of [slow, slower]) each.frames.length = 0;
    slow.socket.writableLength = 256 * 1_024;
    slower.socket.writableLength = 256 * 1_024 + 1;
    board.vote();
    await turn();
    expect([slow.news, slower.news, slower.socket.destroyed, stream.size]).toEqual([
      ['votes run.1'],
      [],
      true,
      1,
    ]);
  });

  it('serves 200 browsers a turn, and later changes after that', async () => {
    const all = Array.from({ length: 401 }, () => connect());
    const served = () => all.map(({ news }) => news.join()).join('');
    served();
    board.vote();
    expect(all.filter(({ frames }) => frames.length > 0)).toHaveLength(200);
    board.vote();
    await turn();
    expect(all.filter(({ frames }) => frames.length > 0)).toHaveLength(400);
    await turn();
    await turn();
    await turn();
    expect(new Set(all.map(({ news }) => news.join()))).toEqual(new Set(['votes run.1,votes run.2']));
    board.vote();
    await turn();
    await turn();
    await turn();
    expect(new Set(all.map(({ news }) => news.join()))).toEqual(new Set(['votes run.3']));
  });

  it('makes the bytes of a change once, and those of the whole board once a second', () => {
    board.vote();
    const frameAt = (since: string | undefined) => connect(since).frames[1];
    expect(frameAt('run.0')).toBe(frameAt('run.0'));
    const whole = frameAt(undefined);
    clock.advance(999);
    expect(frameAt(undefined)).toBe(whole);
    clock.advance(1);
    const later = frameAt(undefined);
    expect(later).not.toBe(whole);
    expect(later?.toString()).toContain(`"server_time":${start + 1_000}}`);
    board.vote();
    expect(frameAt(undefined)).not.toBe(later);
  });

  it('keeps the bytes of 240 changes', () => {
    for (let count = 0; count < 240; count += 1) board.vote();
    const oldest = () => connect('run.0').frames[1];
    const first = oldest();
    expect(oldest()).toBe(first);
    board.vote();
    const second = connect('run.1').frames[1];
    connect('run.240');
    expect(connect('run.1').frames[1]).toBe(second);
  });
});
