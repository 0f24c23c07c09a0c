import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { httpError, messageError, networkError, timeoutError } from '../../../domain/errors.ts';
import { orderOf, quoteOf } from '../../../tests/support/payments/orderFixtures.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { type ApiClient, createClient } from '../client.ts';
import { castVote } from './castVote.ts';
import { readCheckpoints } from './readCheckpoints.ts';
import { readOrder } from './readOrder.ts';
import { readQuote } from './readQuote.ts';
import { readReceipt } from './readReceipt.ts';

let server: TinyServer | undefined;
afterEach(() => server?.close());

async function serve(answer: Parameters<typeof startTinyServer>[0], timeoutMs?: number) {
  server = await startTinyServer(answer);
  return createClient({ base: server.base, ...(timeoutMs && { timeoutMs }) });
}

const order = orderOf();
const vote = { email: 'huda@example.om', currency_id: 1, entry_id: order.entry_id, votes_count: 75 } as const;
const unsaid = { code: undefined, requestId: undefined, retryAfterMs: undefined };
const key = 'c0ffee00-0000-4000-8000-000000000001';

function whenRead(request: IncomingMessage, take: (body: unknown) => void): void {
  let text = '';
  request.on('data', (chunk) => (text += String(chunk)));
  request.on('end', () => take(JSON.parse(text)));
}

describe('placing an order', () => {
  it('sends the vote under its key, as it is, and answers with the order', async () => {
    const bodies: unknown[] = [];
    const client = await serve((request, response) => {
      whenRead(request, (body) => {
        bodies.push(body);
        answerJson(response, 200, { message: 'Placed.', data: order });
      });
    });
    expect(await castVote(client, { vote, key })).toEqual({ ok: true, data: order });
    expect(bodies).toEqual([vote]);
    expect(
      server?.requests.map(({ method, url, headers }) => [method, url, headers['idempotency-key']]),
    ).toEqual([['POST', '/api/voter/vote', key]]);
  });

  it('is sent once: the machine decides on retries', async () => {
    const client = await serve((_, response) => response.writeHead(503).end());
    expect(await castVote(client, { vote, key })).toEqual({
      ok: false,
      error: httpError({ status: 503, ...unsaid }),
    });
    expect(server?.requests).toHaveLength(1);
  });

  it('has an unknown outcome without an answer', async () => {
    const client = await serve(() => {}, 60);
    expect(await castVote(client, { vote, key })).toEqual({ ok: false, error: timeoutError });
  });

  it('returns the reason of a refusal', async () => {
    const refusal = { message: 'Voting is closed.', code: 'voting_closed', request_id: 'r-7' };
    const client = await serve((_, response) => answerJson(response, 403, refusal));
    const error = messageError('Voting is closed.', {
      status: 403,
      code: 'voting_closed',
      requestId: 'r-7',
      retryAfterMs: undefined,
    });
    expect(await castVote(client, { vote, key })).toEqual({ ok: false, error });
  });
});

describe('reading', () => {
  const calls = {
    quote: (client: ApiClient) => readQuote(client, { entryId: 'e', votes: 25 }),
    order: (client: ApiClient) => readOrder(client, 'o/1'),
    receipt: (client: ApiClient) => readReceipt(client, 'r'),
  };

  it.each([
    ['quote', quoteOf(25), '/api/voter/quote?votes_count=25&entry_id=e'],
    ['order', order, '/api/voter/order/o%2F1'],
    ['receipt', { code: 'r' }, '/api/voter/receipt/r'],
  ] as const)('the %s asks for it by its name', async (name, body, address) => {
    const client = await serve((_request, response) => answerJson(response, 200, body));
    expect(await calls[name](client)).toEqual({ ok: true, data: body });
    expect(server?.requests.map(({ url }) => url)).toEqual([address]);
  });

  it('returns the list of checkpoints', async () => {
    const list = { data: [], key: {}, declarations: [] };
    const client = await serve((_, response) => answerJson(response, 200, list));
    expect(await readCheckpoints(client)).toEqual({ ok: true, data: list });
    await server?.close();
    expect(await readCheckpoints(client)).toEqual({ ok: false, error: networkError });
  });
});
