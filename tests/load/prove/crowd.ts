import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection } from '../clients/rawConnection.ts';

export type Crowd = {
  port: number;
  count: number;
  seconds: number;
  /** How long (ms) it takes until all callers have arrived, one after the other. */
  comingMs: number;
  request: (index: number) => Buffer;
};

/** Latencies (ms) of successes and of refusals, and how many calls ended in another way. */
export type Called = { served: number[]; refused: number[]; other: number };

/** Each loopback address gives some 28,000 ports. */
const CALLERS_PER_ADDRESS = 2_000;
const OPENED_AT_ONCE = 500;

/**
 * Runs callers that send a new vote after a success, and the same vote again after a refusal and the wait
 * that it asks for.
 */
export async function callAsCrowd({ port, count, seconds, comingMs, request }: Crowd): Promise<Called> {
  const called: Called = { served: [], refused: [], other: 0 };
  const connections: RawConnection[] = [];
  for (let first = 0; first < count; first += OPENED_AT_ONCE)
    connections.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(OPENED_AT_ONCE, count - first) }, (_, each) =>
          RawConnection.open(port, `127.0.2.${1 + Math.floor((first + each) / CALLERS_PER_ADDRESS)}`),
        ),
      )),
    );
  const end = performance.now() + seconds * 1_000;
  let index = 0;
  const call = async (connection: RawConnection, number: number) => {
    await sleep((number / count) * comingMs);
    let bytes = request(index++);
    while (performance.now() < end) {
      const start = performance.now();
      const { status, retryAfter } = await connection.send(bytes);
      if (performance.now() > end) return;
      if (status === 200) {
        called.served.push(performance.now() - start);
        bytes = request(index++);
      } else if (status === 503 || status === 429) {
        called.refused.push(performance.now() - start);
        await sleep((retryAfter ?? 1) * 1_000);
      } else called.other += 1;
    }
  };
  const ended = await Promise.allSettled(connections.map(call));
  called.other += ended.filter(({ status }) => status === 'rejected').length;
  for (const connection of connections) connection.close();
  return called;
}
