import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection } from '../../clients/rawConnection.ts';
import type { AttackTarget } from './attackTarget.ts';

type Flood = { connections: number; perSecond: number; request: (number: number) => Buffer };

const REOPEN_AFTER_MS = 50;

/**
 * Sends requests at a steady rate from one IP address. A connection that the server closes is opened again.
 */
export function flood({ port, address }: AttackTarget, load: Flood): Promise<unknown> {
  const start = performance.now();
  let sent = 0;
  const sendUntilClosed = async (connection: RawConnection) => {
    for (;;) {
      const number = (sent += 1);
      await sleep(Math.max(0, start + (number / load.perSecond) * 1_000 - performance.now()));
      await connection.send(load.request(number));
    }
  };
  const drive = async () => {
    for (;;) {
      const connection = await RawConnection.open(port, address).catch(() => undefined);
      await (connection && sendUntilClosed(connection).catch(() => connection.close()));
      await sleep(REOPEN_AFTER_MS);
    }
  };
  return Promise.all(Array.from({ length: load.connections }, drive));
}

/** The bytes of a request with a JSON body. */
export function jsonRequest(path: string, body: unknown): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
