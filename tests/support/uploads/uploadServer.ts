/** A real upload server on this machine. A test can cut its connections or answer in its place. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

export type Intercept = (request: IncomingMessage, response: ServerResponse) => 'answered' | undefined;

export type UploadServer = {
  /** The address of the API. */
  base: string;
  /** All requests except OPTIONS, as `METHOD offset`, or `METHOD` without an offset. */
  asked: string[];
  headers: IncomingMessage['headers'][];
  /** The bytes received on all connections, including headers and those of cut requests. */
  received: () => number;
  /** Sets a function that gets each request except OPTIONS first, and may answer in place of the server. */
  intercept: (by: Intercept) => void;
  close: () => Promise<void>;
};

export async function startUploadServer(): Promise<UploadServer> {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const tus = new Server({ path: '/api/uploads', datastore: new FileStore({ directory: folder }) });
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const sockets = new Set<Socket>();
  let intercept: Intercept = () => undefined;
  const server = createServer((request, response) => {
    const { method = '', headers: given } = request;
    if (method !== 'OPTIONS') {
      asked.push([method, given['upload-offset']].filter((part) => part !== undefined).join(' '));
      headers.push(given);
    }
    if (method === 'OPTIONS' || intercept(request, response) !== 'answered')
      void tus.handle(request, response);
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    asked,
    headers,
    received: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    intercept: (by) => {
      intercept = by;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
