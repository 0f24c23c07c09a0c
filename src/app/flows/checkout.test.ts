import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { windowOf } from '../../../domain/board.ts';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import type { Order } from '../../../domain/contract.ts';
import { contact, entryId, orders } from '../../../tests/support/checkout/checkoutWorld.ts';
import { chosen, quoteOf } from '../../../tests/support/payments/orderFixtures.ts';
import { group, HOUR, smallBoard, smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import type { CheckoutPage } from '../../machines/checkout/checkoutTypes.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { checkoutFlow, createCheckoutFlow } from './checkout.ts';
import { keepCheckout, recallDraft } from './checkoutMemory.ts';

/** A stream that never opens: jsdom has none. */
class SilentStream {
  addEventListener() {}
  close() {}
}

let server: TinyServer | undefined;
beforeEach(() => {
  vi.stubGlobal('EventSource', SilentStream);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => server?.close());

const now = Date.now();
const hour = Math.floor(now / HOUR);
const board = smallBoard([group(3, [chosen], [hour, hour + 1])], now);

const payable = { ...orders.payable, expires_at: now + ORDER_PAYMENT_MS };

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A server with a board and prices; orders are up to the test. */
async function serve(order: Handler): Promise<string> {
  const counts = new Map<string, number>();
  server = await startTinyServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.writeHead(204).end();
    } else if (pathname === '/api/voter/participants') answerJson(response, 200, board);
    else if (pathname === '/api/config') answerJson(response, 200, smallConfig(now));
    else if (pathname === '/api/voter/quote')
      answerJson(response, 200, quoteOf(Number(searchParams.get('votes_count'))));
    else {
      const count = (counts.get(pathname) ?? 0) + 1;
      counts.set(pathname, count);
      order(request, response, count);
    }
  });
  return server.base;
}

function open(base: string, page: CheckoutPage, address: string) {
  history.replaceState(null, '', address);
  return createActor(createCheckoutFlow(base, page)).start();
}

const tell = (response: ServerResponse, order: Order) => answerJson(response, 200, order);
const place = (response: ServerResponse) => answerJson(response, 200, { message: 'Placed.', data: payable });
const keysSent = () =>
  server?.requests
    .filter(({ method, url }) => method === 'POST' && url === '/api/voter/vote')
    .map(({ headers }) => headers['idempotency-key']);

describe('the checkout', () => {
  it('leaves no effect unprovided, including those of the retries', () => {
    expect(unprovidedIn(checkoutFlow('payment'))).toEqual([]);
  });

  it('loads contestant and price, and continues from votes to payment', async () => {
    const base = await serve(() => {});
    const checkout = open(base, 'votes', `/user/vote-now?entry=${entryId}`);
    const { context } = await waitFor(checkout, ({ value }) => value.price === 'known');
    expect([context.contestant, context.sale, context.quote]).toEqual([
      { user: chosen.user, code: chosen.sms_code, group: 3, rank: 1 },
      { now, window: windowOf(board.data.groups[0]!), competes: true, next: undefined, zone: 'Asia/Muscat' },
      quoteOf(25),
    ]);
    checkout.send({ type: 'votes.changed', votes: '75' });
    checkout.send({ type: 'next.requested' });
    expect([location.pathname + location.search, recallDraft().votes]).toEqual([
      `/user/payment?entry=${entryId}&votes=75`,
      '75',
    ]);
    checkout.stop();
  });

  it('saves the key before sending, and puts the order into the address', async () => {
    const kept: (string | null)[] = [];
    const base = await serve((_, response, count) => {
      kept.push(recallDraft().key);
      if (count === 1) response.writeHead(503, { 'Retry-After': '0' }).end();
      else place(response);
    });
    keepCheckout({ entryId, votes: '25', contact, key: null, begun: null, refusedVotes: null });
    const checkout = open(base, 'payment', `/user/payment?entry=${entryId}&votes=25`);
    await waitFor(checkout, ({ value }) => typeof value.steps === 'object');
    checkout.send({ type: 'contact.submitted' });
    const { context, value } = await waitFor(checkout, (snapshot) => snapshot.matches({ steps: 'paying' }), {
      timeout: 90_000,
    });
    expect([value.steps, context.order]).toEqual([{ paying: 'opening' }, payable]);
    expect(location.search).toBe(`?order=${payable.id}`);
    const [key] = kept;
    expect([kept, keysSent(), recallDraft().key]).toEqual([[key, key], [key, key], null]);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    checkout.stop();
  });

  it('resumes a sent order after a reload, under the saved key', async () => {
    const base = await serve((_, response) => place(response));
    keepCheckout({ entryId, votes: '25', contact, key: 'k'.repeat(36), begun: null, refusedVotes: null });
    const checkout = open(base, 'payment', `/user/payment?entry=${entryId}&votes=25`);
    await waitFor(checkout, (snapshot) => snapshot.matches({ steps: 'paying' }));
    expect(keysSent()).toEqual(['k'.repeat(36)]);
    checkout.stop();
  });

  it('loads an order by its address, polls it until it is paid, and opens the success page', async () => {
    const base = await serve((_, response, count) =>
      tell(response, count < 3 ? orders.unsure : orders.settled),
    );
    const checkout = open(base, 'payment', `/user/payment?order=${payable.id}`);
    await waitFor(checkout, (snapshot) => snapshot.matches({ steps: 'confirming' }));
    checkout.send({ type: 'check.requested' });
    const { context } = await waitFor(checkout, (snapshot) => snapshot.matches({ steps: 'complete' }), {
      timeout: 90_000,
    });
    expect([context.order, context.contestant?.group]).toEqual([orders.settled, 3]);
    checkout.send({ type: 'go.requested' });
    expect(location.pathname + location.search).toBe(`/user/payment-success?order=${orders.settled.id}`);
    checkout.stop();
  });

  it('sends a visitor without a contestant to the leaderboard', async () => {
    const base = await serve(() => {});
    const checkout = open(base, 'votes', '/user/vote-now');
    await waitFor(checkout, (snapshot) => snapshot.matches({ steps: 'leaving' }));
    expect(location.pathname).toBe('/user/voting');
    checkout.stop();
  });
});
