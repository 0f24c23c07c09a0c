import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type TakenText = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type CarrierServer = { url: string; taken: TakenText[]; close: () => Promise<void> };

/**
 * Starts a fake mobile operator. It answers with these statuses in turn, then with 202; for 0 it does not
 * answer.
 */
export async function startCarrier(...statuses: number[]): Promise<CarrierServer> {
  const taken: TakenText[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request;
    taken.push({ method, path, headers, body: await buffer(request) });
    const status = statuses[taken.length - 1] ?? 202;
    if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end('{"said":"anything"}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?from=sawt`,
    taken,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
