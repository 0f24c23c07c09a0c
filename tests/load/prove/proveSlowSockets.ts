import { connect, type Socket } from 'node:net';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { runLoad } from '../clients/loadLoop.ts';
import { getRequest } from '../clients/smsRequest.ts';

const SLOW = { headers: 2_000, bodies: 500 };
const GETS = { connections: 20, rate: 200, seconds: 35 };
/** How often (ms) a slow sender sends a byte: just often enough not to look dead. */
const DRIP_MS = 1_000;

/**
 * Lets thousands of clients send as slowly as they can. Others must get normal service, and the server must
 * drop the slow ones.
 */
export async function prove(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const { port } = server;
  const gets = (seconds: number) =>
    runLoad({ port, ...GETS, seconds, request: () => getRequest('/api/config') });
  const quiet = await gets(5);
  const headers = drip(port, SLOW.headers, '127.0.3.1', 'GET /api/config HTTP/1.1\r\nHost: x\r\nX-A: ');
  const bodies = drip(
    port,
    SLOW.bodies,
    '127.0.3.2',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n',
  );
  const busy = await gets(GETS.seconds);
  const [slowHeaders, slowBodies] = [headers.end(), bodies.end()];
  await server.remove();
  return [
    atMost('GET p99 alone', quiet.p99, 'ms'),
    atMost('GET p99 beside 2,500 slow senders', busy.p99, 'ms', { floor: 150, aim: 50 }),
    atMost('failed GETs', quiet.failures + busy.failures, '', { floor: 0 }),
    atMost('the last of 2,000 slow heads closed after', slowHeaders.last, 's', { floor: 15 }),
    atMost('the last of 500 slow bodies closed after', slowBodies.last, 's', { floor: 30 }),
    atMost('slow senders never closed', slowHeaders.open + slowBodies.open, '', { floor: 0 }),
  ];
}

type Dripping = { end(): { last: number; open: number } };

/**
 * Opens connections that begin a request and then send one byte a second.
 * @returns a function that ends them and returns when the last was closed (s), and how many were not
 */
function drip(port: number, count: number, localAddress: string, begin: string): Dripping {
  const open = new Set<Socket>();
  let last = 0;
  for (let number = 0; number < count; number += 1) {
    let start = 0;
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      start = performance.now();
      socket.write(begin);
    });
    open.add(socket);
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => {
      open.delete(socket);
      last = Math.max(last, (performance.now() - start) / 1_000);
    });
  }
  const timer = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('x');
  }, DRIP_MS);
  return {
    end: () => {
      clearInterval(timer);
      const left = open.size;
      for (const socket of open) socket.destroy();
      return { last, open: left };
    },
  };
}
