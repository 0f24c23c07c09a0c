import { connect, type Socket } from 'node:net';

/** `retryAfter`: the seconds of the reply's `Retry-After`, or null. */
export type RawReply = { status: number; body: Buffer; retryAfter: number | null };

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A keep-alive HTTP/1.1 connection that sends prepared bytes and reads one reply at a time. A full HTTP
 * client would cost more processor time than the server under test, which runs on the same two cores.
 */
export class RawConnection {
  #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve: (reply: RawReply) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', (error) => this.#settle?.reject(error));
    socket.on('close', () => this.#settle?.reject(new Error('the connection was closed')));
  }

  static open(port: number, localAddress = '127.0.0.1'): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new RawConnection(socket));
      });
    });
  }

  send(request: Buffer): Promise<RawReply> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) {
        reject(new Error('the connection was closed'));
        return;
      }
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + HEAD_END.length + length;
    if (this.#received.length < end) return;
    const body = this.#received.subarray(headEnd + HEAD_END.length, end);
    this.#received = this.#received.subarray(end);
    const settle = this.#settle;
    this.#settle = undefined;
    const retryAfter = /retry-after: (\d+)/i.exec(head)?.[1];
    settle?.resolve({
      status: Number(head.slice(9, 12)),
      body,
      retryAfter: retryAfter === undefined ? null : Number(retryAfter),
    });
  }
}
