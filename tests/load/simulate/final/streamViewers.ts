import { connect, type Socket } from 'node:net';

export type StreamViewers = { open(): number; reopened(): number; close(): void };

/** Viewers come from many networks, whose limits are apart. */
const PER_NETWORK = 25;
const OPENED_AT_ONCE = 100;
/** How long (ms) a browser waits before it opens its stream again, at random between these. */
const REOPEN_MS = { least: 1_000, spread: 4_000 };

/** Open pages with a stream each. A page whose stream ends opens it again, as browsers do. */
export async function openStreamViewers(port: number, count: number): Promise<StreamViewers> {
  const open = new Set<Socket>();
  let reopened = 0;
  let isClosed = false;
  const view = (index: number) =>
    new Promise<void>((resolve) => {
      const localAddress = `127.${20 + Math.floor(index / PER_NETWORK)}.0.1`;
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => {});
      socket.once('connect', () => socket.write('GET /api/voter/stream HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      socket.on('data', () => {
        open.add(socket);
        resolve();
      });
      socket.on('close', () => {
        open.delete(socket);
        if (isClosed) return;
        reopened += 1;
        setTimeout(() => void view(index), REOPEN_MS.least + Math.random() * REOPEN_MS.spread);
      });
    });
  for (let index = 0; index < count; index += OPENED_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(OPENED_AT_ONCE, count - index) }, (_, each) => view(index + each)),
    );
  return {
    open: () => open.size,
    reopened: () => reopened,
    close: () => {
      isClosed = true;
      for (const socket of open) socket.destroy();
    },
  };
}
