import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection, type RawReply } from './rawConnection.ts';

export type LoadResult = {
  requests: number;
  failures: number;
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
};

export type Load = {
  port: number;
  connections: number;
  seconds: number;
  /** How long (ms) the connections rest before the first request, so that the server has taken them all. */
  restMs?: number;
  /**
   * Requests per second over all connections; without it, each connection sends as soon as a reply comes.
   */
  rate?: number;
  request: (index: number) => Buffer;
  /** The loopback address from which a connection is made; by default the same for all. */
  address?: (connection: number) => string;
  /** Called with each reply and the index of its request. */
  onReply?: (reply: RawReply, index: number) => void;
  /** The status that counts as success, 200 by default; any other reply counts as a failure. */
  status?: number;
};

/**
 * Runs a load and reports latencies in milliseconds. With a `rate`, they count from the time at which a
 * request was due, not from when it was sent.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const connections = await Promise.all(
    Array.from({ length: load.connections }, (_, connection) =>
      RawConnection.open(load.port, load.address?.(connection)),
    ),
  );
  if (load.restMs) await sleep(load.restMs);
  const start = performance.now();
  const end = start + load.seconds * 1000;
  const latencies: number[] = [];
  let index = 0;
  let failures = 0;

  const drive = async (connection: RawConnection) => {
    for (;;) {
      const number = index++;
      const due = load.rate ? start + (number / load.rate) * 1000 : performance.now();
      if (due >= end || performance.now() >= end) return;
      await until(due);
      const reply = await connection.send(load.request(number));
      load.onReply?.(reply, number);
      if (reply.status !== (load.status ?? 200)) failures++;
      latencies.push(performance.now() - due);
    }
  };
  await Promise.all(connections.map(drive));
  const seconds = (performance.now() - start) / 1000;
  for (const connection of connections) connection.close();
  return {
    requests: latencies.length,
    failures,
    perSecond: latencies.length / seconds,
    ...quantiles(latencies),
  };
}

async function until(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 0.5) await sleep(wait);
}

type Quantiles = { p50: number; p95: number; p99: number; max: number };

/** The median, 95th and 99th percentile and maximum of a list of milliseconds. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
