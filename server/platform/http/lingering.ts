import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How long, and for how many bytes, the rest of a body is read past after an early answer. */
const LINGER = { ms: 10_000, bytes: 16_777_216 } as const;

/**
 * Closes the connection after an answer that is given before the body has come. A socket that is closed while bytes wait
 * in it is reset, and the answer is lost: the rest is read past first, within limits.
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
