import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processStart } from '../../tests/support/bundles/processStart.ts';
import { keyOf } from '../../tests/support/payments/keyOf.ts';
import type { Board, OrderReply } from '../../domain/contract.ts';
import { freePort } from '../../tests/support/servers/freePort.ts';
import { sessionOf, testCards } from '../../tests/support/payments/paymentWorld.ts';
import { buildSandboxGateway, type SandboxGateway } from '../../demo/gateway/buildSandboxGateway.ts';
import { newToken } from '../platform/sessions/sessionToken.ts';
import { systemClock } from '../platform/clock.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';

const KILLS = 5;
const VOTERS = 6;
const CANDIDATES = 40;
/** Candidates whose entries owe a fee. */
const candidates = Array.from({ length: CANDIDATES }, (_, index) => ({
  token: newToken(),
  entryId: `fee-entry-${String(index).padStart(12, '0')}`,
}));
const dataDir = mkdtempSync(join(tmpdir(), 'sawt-killed-'));
const bankFolder = mkdtempSync(join(tmpdir(), 'sawt-bank-'));

let bank: SandboxGateway;
let bankOrigin: string;
let port: number;
let child: ChildProcess | undefined;
/** Resolves when the server, which the test kills and restarts, can answer. */
let ready: Promise<unknown> = Promise.resolve();
let answered = 0;
let awaited: { answers: number; resolve: () => void } | undefined;

beforeAll(async () => {
  port = await freePort();
  bank = await buildSandboxGateway({
    config: { dataDir: bankFolder, publicOrigin: 'http://localhost:8080' },
    clock: systemClock,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/webhook/sandbox`,
    latencyMs: 5,
  });
  bankOrigin = await bank.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await bank.app.close();
  for (const folder of [dataDir, bankFolder]) rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const { file, flags } = await processStart('payingServer');
  child = fork(file, [String(port), dataDir, bankOrigin, bankFolder, JSON.stringify(candidates)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: flags,
  });
  await once(child, 'message');
}

async function killAndStart(): Promise<void> {
  const exited = child && once(child, 'exit');
  ready = Promise.resolve(exited).then(start);
  child?.kill('SIGKILL');
  await ready;
}

function afterAnswers(more: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  awaited = { answers: answered + more, resolve };
  return promise;
}

/**
 * Sends and pays one order after another until `isOver`; each is sent with the same key until it gets an
 * answer.
 * @returns how many orders
 */
async function vote(voter: number, isOver: () => boolean): Promise<number> {
  let orders = 0;
  while (!isOver()) {
    const key = `voter-${voter}-order-${String(orders).padStart(8, '0')}`;
    const { data } = await sendUntilAnswered(voter, key);
    bank.control.pay(sessionOf(data), orders % 3 === 0 ? testCards.lost : testCards.success);
    orders += 1;
  }
  return orders;
}

async function sendUntilAnswered(voter: number, key: string): Promise<OrderReply> {
  const entry_id = await firstContestant();
  return untilAnswered('/voter/vote', {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'user-agent': `${key} ${voter}`,
    },
    body: JSON.stringify({ email: `${key}@example.om`, currency_id: 1, entry_id, votes_count: 1 + voter }),
  });
}

async function untilAnswered(path: string, init: RequestInit): Promise<OrderReply> {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'POST', ...init });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      answered += 1;
      if (awaited && answered >= awaited.answers) awaited.resolve();
      return JSON.parse(text) as OrderReply;
    } catch {
      // The server was killed, so the outcome is unknown. The next try with the same key finds it out.
    }
    await ready;
  }
}

/**
 * Candidates pay their fees one after the other.
 * @returns the entries whose fee was paid
 */
async function payFees(isOver: () => boolean): Promise<string[]> {
  const paid: string[] = [];
  for (const { token, entryId } of candidates) {
    if (isOver()) break;
    const { data } = await untilAnswered(`/participant/fee/${entryId}`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `fee-of-${entryId}` },
    });
    bank.control.pay(sessionOf(data), paid.length % 3 === 0 ? testCards.lost : testCards.success);
    paid.push(entryId);
  }
  return paid;
}

let entry: string | undefined;
async function firstContestant(): Promise<string> {
  while (!entry)
    try {
      await ready;
      const board = (await (await fetch(`http://127.0.0.1:${port}/api/voter/participants`)).json()) as Board;
      entry = board.data.participants[0]?.voter_id ?? '';
    } catch {
      // The server was killed; the next try reads it.
    }
  return entry;
}

it('each paid order counts once, as votes or as a fee, and each key has one order, whenever the server is killed', async () => {
  await start();
  let isOver = false;
  const voters = Array.from({ length: VOTERS }, (_, voter) => vote(voter, () => isOver));
  const fees = payFees(() => isOver);
  for (let killed = 0; killed < KILLS; killed += 1) {
    await afterAnswers(1 + Math.floor(Math.random() * 30));
    await killAndStart();
  }
  isOver = true;
  const paidFees = await fees;
  const placed = (await Promise.all(voters)).reduce((sum, orders) => sum + orders, paidFees.length);
  const paid = () => bank.control.sessions().filter(({ status }) => status === 'paid');
  const db = sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'read'));
  const payments = (status: 'paid' | 'refunded') =>
    db
      .selectFrom('payments')
      .where('status', '=', status)
      .select(['session_id', 'order_id', 'counted'])
      .execute();
  await expect.poll(async () => (await payments('paid')).length).toBe(paid().length);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'kind', 'entry_id', 'status', 'votes'])
    .execute();
  const counted = orders.filter(({ status }) => status === 'paid');
  const { error, votes } = await verifyLedger(db, { key: keyOf(dataDir) });
  const refunds = await db.selectFrom('refund_tasks').select('session_id').execute();
  await db.destroy();
  child?.send('close');
  await (child && once(child, 'exit'));
  expect(placed).toBeGreaterThan(KILLS);
  expect(orders).toHaveLength(placed);
  expect(
    paid()
      .map(({ reference }) => reference)
      .toSorted(),
  ).toEqual(counted.map(({ id }) => id).toSorted());
  const countedFees = counted.filter(({ kind }) => kind === 'fee').map(({ entry_id }) => entry_id);
  expect(countedFees.toSorted()).toEqual(paidFees.toSorted());
  expect(paidFees.length).toBeGreaterThan(KILLS);
  expect(refunds).toEqual([]);
  expect([error, votes]).toEqual([null, counted.reduce((sum, order) => sum + (order.votes ?? 0), 0)]);
});
