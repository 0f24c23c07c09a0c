import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection } from '../clients/rawConnection.ts';

export type Crowd = {
  port: number;
  count: number;
  seconds: number;
  /** How long (ms) it takes until the last caller has begun; they begin one after the other. */
  comingMs: number;
  request: (index: number) => Buffer;
};

/** Latencies (ms) of votes taken and of refusals, and the number of replies of any other kind. */
export type Called = { served: number[]; refused: number[]; other: number };

/** Callers that share a loopback address, each of which has some 28,000 ports for connections. */
const CALLERS_PER_ADDRESS = 2_000;
const OPENED_AT_ONCE = 500;

/**
 * Runs callers that send votes. After a success, a caller sends the next vote. After a refusal, it waits as
 * long as that asks, and sends the same vote again.
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
