import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type CrashCollector = {
  dsn: string;
  /** The reports received, each as its raw envelope. */
  envelopes: string[];
  close(): Promise<void>;
};

/** Starts a collector of crash reports: like a real one it takes envelopes, here for project 1. */
export async function startCrashCollector(): Promise<CrashCollector> {
  const envelopes: string[] = [];
  const server = createServer(async (request, response) => {
    const body = String(await buffer(request));
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const isEnvelope = request.method === 'POST' && request.url?.startsWith('/api/1/envelope/');
    if (isEnvelope) envelopes.push(`${request.url}\n${body}`);
    response.writeHead(isEnvelope || request.method === 'OPTIONS' ? 200 : 404, headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/1`,
    envelopes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
