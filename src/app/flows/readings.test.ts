import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { orders } from '../../../tests/support/checkout/checkoutWorld.ts';
import { checkpoints, receipt } from '../../../tests/support/payments/orderFixtures.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createReadings, readings } from './readings.ts';

let server: TinyServer | undefined;
beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => server?.close());

type Name = keyof typeof readings;
type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Starts the reading `name` at an address; returns its state and data once it has loaded or failed. */
async function read(name: Name, address: string, answer: Answer) {
  server = await startTinyServer(answer);
  history.replaceState(null, '', address);
  const machine = createReadings(server.base)[name];
  const actor = createActor(machine as typeof readings.receipt).start();
  const snapshot = await waitFor(actor, (each) => !each.matches('loading'), { timeout: 90_000 });
  actor.stop();
  return { value: snapshot.value, data: snapshot.context.data as unknown };
}

const asked = () => server?.requests.map(({ method, url }) => `${method} ${url}`);
const says =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    answerJson(response, status, body);
const resting = { shown: 'resting' };

describe('what is only read', () => {
  it('leaves no effect unprovided', () => {
    expect(Object.values(readings).flatMap((machine) => unprovidedIn(machine))).toEqual([]);
    expect(Object.keys(readings)).toEqual(['receipt', 'checkpoints', 'order']);
  });

  it('reads the receipt of the code in the path', async () => {
    const found = await read('receipt', `/receipt/${receipt.code}`, says(200, receipt));
    expect([found, asked()]).toEqual([
      { value: resting, data: receipt },
      [`GET /api/voter/receipt/${receipt.code}`],
    ]);
  });

  it('requests exactly the code in the path, whatever its characters', async () => {
    await read('receipt', '/receipt/a%2F..%2Fb', says(404, { message: 'No.', code: 'not_found' }));
    expect(asked()).toEqual(['GET /api/voter/receipt/a%2F..%2Fb']);
  });

  it('reads the order of the query', async () => {
    const { settled } = orders;
    const found = await read('order', `/vote?order=${settled.id}`, says(200, settled));
    expect([found, asked()]).toEqual([
      { value: resting, data: settled },
      [`GET /api/voter/order/${settled.id}`],
    ]);
  });

  it('reads the latest checkpoints', async () => {
    const found = await read('checkpoints', '/transparency', says(200, checkpoints));
    expect([found, asked()]).toEqual([{ value: resting, data: checkpoints }, ['GET /api/voter/checkpoints']]);
  });

  it.each([400, 404])('is missing when the server answers %i, and is asked for once', async (status) => {
    const found = await read(
      'receipt',
      '/receipt/nobody',
      says(status, { message: 'No.', code: 'not_found' }),
    );
    expect([found, asked()?.length]).toEqual([{ value: 'missing', data: null }, 1]);
  });

  it('is retried where useful before it fails', async () => {
    const found = await read('receipt', `/receipt/${receipt.code}`, (_, response, count) =>
      count === 1
        ? response.writeHead(503, { 'Retry-After': '0' }).end()
        : answerJson(response, 200, receipt),
    );
    expect([found.data, asked()?.length]).toEqual([receipt, 2]);
  });

  it('fails if the server refuses it for another reason', async () => {
    const found = await read('order', `/vote?order=${orders.settled.id}`, says(403, { message: 'No.' }));
    expect(found).toEqual({ value: 'failed', data: null });
  });
});
