import { setTimeout as sleep } from 'node:timers/promises';
import { piecesBetween } from '../../../domain/boardSteps.ts';
import type { BoardPointer } from '../../../domain/contract.ts';
import { BOARD_POLL_MS } from '../../../domain/delays.ts';
import { RETRY_JITTER } from '../../../domain/retryPolicy.ts';
import { RawConnection } from './rawConnection.ts';
import { getRequest } from './smsRequest.ts';

export type PollClients = {
  /** Begins to collect when each client reads `text`. Call it before the server can send the text. */
  watch(text: string): void;
  /** When each client has read the text so far (UTC ms). */
  times(): readonly number[];
  /** How many requests were answered so far, and how many of them not with 200. */
  counts(): { requests: number; failures: number };
  close(): Promise<void>;
};

const PER_ADDRESS = 150;
const OPENED_AT_ONCE = 250;
const HEADERS = 'Accept-Encoding: identity\r\n';

/**
 * Opens connections that follow the board as pages do that poll: the pointer about once a second after each answer, then the
 * pieces. They come from many loopback addresses and keep nothing of what they read.
 */
export async function openPollClients(
  port: number,
  count: number,
  competition: string,
): Promise<PollClients> {
  const pointerRequest = getRequest(`/api/voter/board/${competition}`, HEADERS);
  const requests = new Map<string, Buffer>();
  const counts = { requests: 0, failures: 0 };
  let watched: { text: Buffer; times: number[]; readers: Set<RawConnection> } | undefined;
  const leaving = new AbortController();

  const ask = async (connection: RawConnection, request: Buffer) => {
    const { status, body } = await connection.send(request);
    counts.requests += 1;
    if (status !== 200) counts.failures += 1;
    if (watched && !watched.readers.has(connection) && body.includes(watched.text)) {
      watched.readers.add(connection);
      watched.times.push(Date.now());
    }
    return status === 200 ? body : undefined;
  };
  const requestTo = (kind: string, version: string) => {
    const path = `/api/voter/${kind}/${competition}/${version}`;
    const request = requests.get(path) ?? getRequest(path, HEADERS);
    requests.set(path, request);
    return request;
  };
  const follow = async (connection: RawConnection) => {
    let held = '';
    await sleep(Math.random() * BOARD_POLL_MS);
    while (!leaving.signal.aborted) {
      const body = await ask(connection, pointerRequest);
      const mark = body ? markIn(body) : held;
      if (body && mark !== held) {
        const pointer = JSON.parse(body.toString()) as BoardPointer;
        const way = held === '' ? undefined : piecesBetween(held, pointer);
        if (way) for (const version of way) await ask(connection, requestTo('deltas', version));
        else await ask(connection, requestTo('board', pointer.version));
        held = mark;
      }
      await sleep(BOARD_POLL_MS * (1 - RETRY_JITTER + 2 * RETRY_JITTER * Math.random()));
    }
    connection.close();
  };

  const following: Promise<void>[] = [];
  for (let index = 0; index < count; index += OPENED_AT_ONCE) {
    const opened = Array.from({ length: Math.min(OPENED_AT_ONCE, count - index) }, (_, each) =>
      RawConnection.open(port, `127.0.3.${1 + Math.floor((index + each) / PER_ADDRESS)}`),
    );
    following.push(...(await Promise.all(opened)).map(follow));
  }
  const ended = Promise.allSettled(following);
  return {
    watch: (text) => {
      watched = { text: Buffer.from(text), times: [], readers: new Set() };
    },
    times: () => watched?.times ?? [],
    counts: () => ({ ...counts }),
    close: async () => {
      leaving.abort();
      await ended;
    },
  };
}

const VERSION = Buffer.from('"version":"');

/** The version that a pointer names, without reading the rest. */
function markIn(body: Buffer): string {
  const start = body.indexOf(VERSION) + VERSION.length;
  return body.toString('latin1', start, body.indexOf(0x22, start));
}
