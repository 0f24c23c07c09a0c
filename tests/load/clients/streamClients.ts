import { connect, type Socket } from 'node:net';

export type StreamClients = {
  /**
   * Resolves when the last client has read `text`, with that time (ms). Call it before the server can send
   * the text.
   */
  allHaveRead(text: string): Promise<number>;
  dropped(): number;
  close(): void;
};

const PER_ADDRESS = 150;

/**
 * Opens many streams of server-sent events, from many loopback addresses as from the network of a mobile
 * operator. They keep nothing of what they read, so that they cost less than the server.
 */
export async function openStreamClients(port: number, count: number): Promise<StreamClients> {
  const sockets: Socket[] = [];
  let dropped = 0;
  let expected: { text: Buffer; left: number; readers: Set<Socket>; done: (at: number) => void } | undefined;

  const onData = (socket: Socket, chunk: Buffer) => {
    if (!expected || expected.readers.has(socket) || !chunk.includes(expected.text)) return;
    expected.readers.add(socket);
    if (--expected.left === 0) expected.done(performance.now());
  };
  const open = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const localAddress = `127.0.1.${1 + Math.floor(index / PER_ADDRESS)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.once('error', reject);
      socket.once('connect', () => socket.write('GET /api/voter/stream HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      socket.once('data', () => {
        sockets.push(socket);
        resolve();
      });
      socket.on('data', (chunk: Buffer) => onData(socket, chunk));
      socket.on('close', () => dropped++);
    });
  for (let index = 0; index < count; index += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - index) }, (_, each) => open(index + each)));
  }
  return {
    allHaveRead: (text) =>
      new Promise((done) => {
        expected = { text: Buffer.from(text), left: sockets.length, readers: new Set(), done };
      }),
    dropped: () => dropped,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
