import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** After an early reply, the rest of a body is discarded: for at most this time (ms) and these bytes. */
const LINGER = { ms: 10_000, bytes: 16_777_216 } as const;

/**
 * Closes the connection after a text reply that precedes the end of the body. Closing a socket with unread
 * bytes resets it, and the reply is lost. So the rest is read and discarded first, within limits.
 */
export function lingerAfterEarlyAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ raw }, reply, payload) => {
    if (raw.complete || raw.destroyed || typeof payload !== 'string') return payload;
    void reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) });
    return Readable.from(answerThenDrain(raw, payload));
  });
}

async function* answerThenDrain(raw: IncomingMessage, payload: string): AsyncGenerator<string> {
  yield payload;
  await drained(raw);
}

function drained(raw: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LINGER.ms);
  let left: number = LINGER.bytes;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left <= 0) resolve();
  });
  for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve());
  if (raw.complete || raw.destroyed) resolve();
  raw.resume();
  return promise.finally(() => clearTimeout(timer));
}
