import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection } from '../clients/rawConnection.ts';
import { getRequest } from '../clients/smsRequest.ts';

const CONNECTIONS = 40;
/** nginx ends a connection after 1,000 requests, perhaps with one on the way. */
const REQUESTS_OF_CONNECTION = 900;
const HEADERS = 'Accept-Encoding: br\r\n';
const requests = ['/vote?lng=ar', '/vote?lng=en', '/user/voting?lng=ar'].map((path) =>
  getRequest(path, HEADERS),
);

export type PageOpens = {
  /** The pages that opened and those that did not since the last call. */
  take(): { opened: number; failed: number };
  finish(): Promise<void>;
};

/** Opens pages at a steady rate through the cache. A connection that ends is opened again. */
export function startPageOpens(port: number, perSecond: number): PageOpens {
  const counts = { opened: 0, failed: 0 };
  const ending = new AbortController();
  const start = performance.now();
  let sent = 0;
  const open = async (_: unknown, place: number) => {
    let connection: RawConnection | undefined;
    let used = 0;
    while (!ending.signal.aborted) {
      const number = sent++;
      const wait = start + (number / perSecond) * 1_000 - performance.now();
      if (wait > 1) await sleep(wait);
      try {
        // Each connection is of another network, as no single one opens so many pages.
        if (used++ % REQUESTS_OF_CONNECTION === 0) {
          connection?.close();
          connection = undefined;
        }
        connection ??= await RawConnection.open(port, `127.${150 + place}.0.1`);
        const { status } = await connection.send(requests[number % requests.length]!);
        counts[status === 200 ? 'opened' : 'failed'] += 1;
      } catch {
        counts.failed += 1;
        connection = undefined;
        await sleep(100);
      }
    }
    connection?.close();
  };
  const opening = Promise.all(Array.from({ length: CONNECTIONS }, open));
  return {
    take: () => {
      const taken = { ...counts };
      Object.assign(counts, { opened: 0, failed: 0 });
      return taken;
    },
    finish: async () => {
      ending.abort();
      await opening;
    },
  };
}
