import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientErrorAnswer } from './clientErrors.ts';
import { dropSlowBodies } from './slowBodies.ts';

const WINDOW_MS = 150;
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  dropSlowBodies(app, { windowMs: WINDOW_MS, bytes: 1_000 }, clientErrorAnswer({}));
  app.post('/', async ({ body }) => ({ size: (body as { text: string }).text.length }));
  app.post('/short', { config: { bodyMs: 2 * WINDOW_MS } }, async () => ({}));
  app.get('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends a head, then pieces of the body, several in each window. @returns the reply */
function send(head: string, pieces: readonly string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let answer = '';
    const left = [...pieces];
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(head));
    const timer = setInterval(() => {
      const piece = left.shift();
      if (piece !== undefined) socket.write(piece);
    }, WINDOW_MS / 6);
    socket.on('data', (chunk) => {
      answer += String(chunk);
      left.length = 0;
    });
    // The server may close while a piece is on its way. What it answered arrives before `close`.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer.split('\r\n')[0] ?? '');
    });
  });
}

const post = (length: number, path = '/') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

it('accepts a body that comes piece by piece, for as long as it comes', async () => {
  const pieces = ['{"text":"', ...Array.from({ length: 30 }, () => 'x'.repeat(600)), '"}'];
  expect(await send(post(pieces.join('').length), pieces)).toBe('HTTP/1.1 200 OK');
});

it('cuts off a body that comes too slowly', async () => {
  const pieces = ['{"text":"', ...Array.from({ length: 60 }, () => 'x'), '"}'];
  expect(await send(post(pieces.join('').length), pieces)).toBe('HTTP/1.1 408 Request Timeout');
});

it('cuts off a body that never starts', async () => {
  expect(await send(post(10), [])).toBe('HTTP/1.1 408 Request Timeout');
});

it('cuts off a body that takes longer than its route allows, however steadily it comes', async () => {
  const pieces = ['{"text":"', ...Array.from({ length: 60 }, () => 'x'.repeat(600)), '"}'];
  expect(await send(post(pieces.join('').length, '/short'), pieces)).toBe('HTTP/1.1 408 Request Timeout');
});

it('accepts a request without a body', async () => {
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [])).toBe('HTTP/1.1 200 OK');
});
