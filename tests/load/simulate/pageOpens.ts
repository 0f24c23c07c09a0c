import { getRequest } from '../clients/smsRequest.ts';
import { startSteadyCalls } from '../clients/steadyCalls.ts';

/** Each connection is of another network, as no single one opens so many pages. */
const addresses = Array.from({ length: 40 }, (_, place) => `127.${150 + place}.0.1`);
const requests = ['/vote?lng=ar', '/vote?lng=en', '/user/voting?lng=ar'].map((path) =>
  getRequest(path, 'Accept-Encoding: br\r\n'),
);

export type PageOpens = {
  /** The pages that opened and those that did not since the last call. */
  take(): { opened: number; failed: number };
  finish(): Promise<unknown>;
};

/** Opens pages at a steady rate through the cache. */
export function startPageOpens(port: number, perSecond: number): PageOpens {
  const counts = { opened: 0, failed: 0 };
  const finish = startSteadyCalls({
    port,
    perSecond,
    addresses,
    request: (number) => requests[number % requests.length]!,
    onStatus: (status) => (counts[status === 200 ? 'opened' : 'failed'] += 1),
  });
  const take = () => {
    const taken = { ...counts };
    Object.assign(counts, { opened: 0, failed: 0 });
    return taken;
  };
  return { take, finish };
}
