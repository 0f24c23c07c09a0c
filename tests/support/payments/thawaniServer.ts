import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type ThawaniFault =
  | 'silence'
  | 'hang_up'
  | 'half_an_answer'
  | { status: number; text: string; headers?: Record<string, string> };

type Session = {
  session_id: string;
  client_reference_id: string;
  products: { name: string; quantity: number; unit_amount: number }[];
  total_amount: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  payment_status: 'unpaid' | 'paid' | 'cancelled';
  mode: string;
  invoice: string;
  metadata: Record<string, string>;
  created_at: string;
  expire_at: string;
};

export type ThawaniServer = {
  origin: string;
  apiKey: string;
  /** All calls received, as "METHOD path", with their JSON. */
  calls: { line: string; body: unknown }[];
  sessions: Map<string, Session>;
  pay(sessionId: string): void;
  /** Makes each of the next calls meet one of these faults. */
  fail(...faults: ThawaniFault[]): void;
  /** Delays the replies to refunds by this time (ms); the refunds themselves are made at once. */
  delayRefunds(ms: number): void;
  close(): Promise<void>;
};

type Answer = { status: number; success: boolean; code: number; description: string; data?: unknown };

const ok = (data: unknown, code = 2000, status = 200): Answer => ({
  status,
  success: true,
  code,
  description: 'Success',
  data,
});
const refusal = (status: number, code: number, description: string): Answer => ({
  status,
  success: false,
  code,
  description,
});
const notFound = refusal(404, 4003, 'Not found');
export const REFUND = 'POST /api/v1/refunds';

const SESSION_MS = 900_000;

/**
 * Starts a fake Thawani Pay, which speaks version 1 of its documented API.
 * @param now its clock (UTC ms)
 */
export async function startThawaniServer(now = () => Date.UTC(2026, 10, 20, 12)): Promise<ThawaniServer> {
  const apiKey = 'thawani-test-secret';
  const world: World = { apiKey, sessions: new Map(), refunded: new Set(), count: 0, now };
  const calls: ThawaniServer['calls'] = [];
  const faults: ThawaniFault[] = [];
  let refundMs = 0;
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      const line = `${request.method} ${request.url}`;
      calls.push({ line, body: text ? JSON.parse(text) : undefined });
      const fault = faults.shift();
      if (fault) return misbehave(fault, response);
      const { status, ...body } = answerTo(world, request, text);
      if (line === REFUND) await sleep(refundMs);
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    calls,
    sessions: world.sessions,
    pay: (id) => void Object.assign(world.sessions.get(id) ?? {}, { payment_status: 'paid' }),
    fail: (...next) => void faults.push(...next),
    delayRefunds: (ms) => void (refundMs = ms),
    close: () => close(server),
  };
}

function misbehave(fault: ThawaniFault, response: ServerResponse): void {
  if (fault === 'silence') return;
  if (fault === 'hang_up') return void response.destroy();
  if (fault === 'half_an_answer') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    return void response.write('{"success":true,');
  }
  response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.text);
}

type World = {
  apiKey: string;
  sessions: Map<string, Session>;
  refunded: Set<string>;
  count: number;
  now: () => number;
};

function answerTo(world: World, request: IncomingMessage, text: string): Answer {
  if (request.headers['thawani-api-key'] !== world.apiKey) return refusal(401, 4010, 'Unauthorized');
  const url = new URL(request.url ?? '/', 'http://thawani.test');
  const path = `${request.method} ${url.pathname}`;
  if (path === 'POST /api/v1/checkout/session') return created(world, text);
  if (path === 'GET /api/v1/payments') return payments(world, url.searchParams.get('checkout_invoice'));
  if (path === REFUND) return refund(world, JSON.parse(text) as { payment_id: string });
  const session = world.sessions.get(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''));
  return path.startsWith('GET /api/v1/checkout/session/') && session ? ok(session) : notFound;
}

function created(world: World, text: string): Answer {
  const body = JSON.parse(text) as Omit<Session, 'session_id'>;
  const complete = body.client_reference_id && body.success_url && body.cancel_url && body.products?.length;
  if (!complete || body.products.some(({ name, unit_amount }) => name.length > 40 || unit_amount < 100))
    return refusal(400, 4000, 'Invalid request');
  world.count += 1;
  const session: Session = {
    session_id: `checkout_${world.count}`,
    client_reference_id: body.client_reference_id,
    products: body.products,
    total_amount: body.products.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0),
    currency: 'OMR',
    success_url: body.success_url,
    cancel_url: body.cancel_url,
    payment_status: 'unpaid',
    mode: body.mode,
    invoice: `2026112000${world.count}`,
    metadata: body.metadata,
    created_at: new Date(world.now()).toISOString(),
    expire_at: new Date(world.now() + SESSION_MS).toISOString(),
  };
  world.sessions.set(session.session_id, session);
  return ok(session, 2004);
}

function payments(world: World, invoice: string | null): Answer {
  const session = [...world.sessions.values()].find((each) => each.invoice === invoice);
  if (session?.payment_status !== 'paid') return notFound;
  return ok([
    paymentOf(session, 'failed', '5123 45XX XXXX 0008'),
    paymentOf(session, 'successful', '4242 42XX XXXX 4242'),
  ]);
}

const paymentOf = (session: Session, status: 'failed' | 'successful', masked_card: string) => ({
  activity: 'Payment',
  payment_id: `${status === 'failed' ? 'failed' : 'payment'}_${session.invoice}`,
  masked_card,
  card_type: 'Credit',
  status,
  amount: session.total_amount,
  fee: 0,
  refunded: false,
  refunds: [],
  checkout_invoice: session.invoice,
  created_at: session.created_at,
});

function refund(world: World, { payment_id }: { payment_id: string }): Answer {
  if (!payment_id.startsWith('payment_')) return refusal(400, 4300, 'Refund not allowed');
  if (world.refunded.has(payment_id)) return refusal(400, 4301, 'Already refunded');
  world.refunded.add(payment_id);
  return ok({ refund_id: `refund_${payment_id}`, payment_id, status: 'successful', amount: 7_500 });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
