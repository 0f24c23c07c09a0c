import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Board } from '../domain/contract.ts';
import { manualClock } from '../tests/support/servers/manualClock.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { layTestSeason, seasonNow } from '../tests/support/catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../tests/support/servers/testServer.ts';
import type { Config } from './start/settings.ts';

const clock = manualClock(seasonNow);
const sockets: Socket[] = [];
let server: TestServer;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const start = async (config: Partial<Config>) => {
  server = await startTestServer({ clock, config, prepare: (store) => layTestSeason(store, clock.now()) });
};

/** Whether the server keeps a connection open. */
function keeps(origin: string, localAddress = '127.0.0.1'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.on('close', () => resolve(false));
  socket.on('data', () => resolve(true));
  socket.write('GET /healthz HTTP/1.1\r\nHost: sawt\r\n\r\n');
  return promise;
}

const keptOf = async (count: number, origin: string, localAddress?: string) => {
  const kept = [];
  for (let number = 0; number < count; number += 1) kept.push(await keeps(origin, localAddress));
  return kept.filter(Boolean).length;
};

it('counts a text-message vote and is ready on the operators’ port while the public sockets are full', async () => {
  await start({ connections: 10 });
  const board = (await (await fetch(`${server.site}/api/voter/participants`)).json()) as Board;
  const [contestant] = board.data.participants;
  expect(await keptOf(12, server.site)).toBeLessThan(12);
  expect(await keeps(server.site)).toBe(false);
  const vote = await sendSms(server.operator, clock, { text: contestant?.sms_code ?? '' });
  expect([vote.status, await vote.json()]).toMatchObject([200, { outcome: 'counted' }]);
  expect((await fetch(`${server.operator}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.operator}/api/voter/participants`)).status).toBe(404);
});

it('keeps this many connections of one network, and those of others', async () => {
  await start({ connectionsPerNetwork: 5 });
  expect(await keptOf(8, server.site, '127.0.0.2')).toBe(5);
  expect(await keptOf(8, server.admin, '127.0.0.2')).toBe(5);
  expect(await keptOf(3, server.site, '127.0.0.3')).toBe(3);
  sockets[0]?.destroy();
  await expect.poll(() => keeps(server.site, '127.0.0.2')).toBe(true);
});

it('leaves the connections of a trusted proxy to the proxy', async () => {
  await start({ connectionsPerNetwork: 5, trustProxy: ['127.0.0.2'] });
  expect(await keptOf(8, server.site, '127.0.0.2')).toBe(8);
});
