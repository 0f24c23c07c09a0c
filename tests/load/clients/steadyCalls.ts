import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection } from './rawConnection.ts';

/** nginx ends a connection after 1,000 requests, perhaps with one on the way. */
const REQUESTS_OF_CONNECTION = 900;

type SteadyCalls = {
  port: number;
  perSecond: number;
  /** The loopback address of each connection: callers come from as many networks. */
  addresses: readonly string[];
  request: (number: number) => Buffer;
  /** Called with the status of each call; 0 for one without an answer. */
  onStatus: (status: number) => void;
};

/** Calls at a steady rate over some connections; one that ends is opened again. @returns ends it */
export function startSteadyCalls({
  port,
  perSecond,
  addresses,
  request,
  onStatus,
}: SteadyCalls): () => Promise<unknown> {
  const ending = new AbortController();
  const start = performance.now();
  let sent = 0;
  const call = async (address: string) => {
    let connection: RawConnection | undefined;
    let used = 0;
    while (!ending.signal.aborted) {
      const number = sent++;
      const wait = start + (number / perSecond) * 1_000 - performance.now();
      if (wait > 1) await sleep(wait);
      if (used++ % REQUESTS_OF_CONNECTION === 0) {
        connection?.close();
        connection = undefined;
      }
      try {
        connection ??= await RawConnection.open(port, address);
        onStatus((await connection.send(request(number))).status);
      } catch {
        onStatus(0);
        connection = undefined;
        await sleep(100);
      }
    }
    connection?.close();
  };
  const calling = Promise.all(addresses.map(call));
  return () => {
    ending.abort();
    return calling;
  };
}
