import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf } from '../../tests/support/payments/keyOf.ts';
import type { Board, VoteReply } from '../../domain/contract.ts';
import { freePort } from '../../tests/support/servers/freePort.ts';
import { sessionOf, testCards } from '../../tests/support/payments/paymentWorld.ts';
import { buildSandboxGateway, type SandboxGateway } from '../../demo/gateway/buildSandboxGateway.ts';
import { systemClock } from '../platform/clock.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';

const KILLS = 5;
const VOTERS = 6;
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
  const script = join(import.meta.dirname, './payingServer.support.ts');
  child = fork(script, [String(port), dataDir, bankOrigin, bankFolder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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

async function sendUntilAnswered(voter: number, key: string): Promise<VoteReply> {
  for (;;) {
    try {
      const entry_id = await firstContestant();
      const response = await fetch(`http://127.0.0.1:${port}/api/voter/vote`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'user-agent': `${key} ${voter}`,
        },
        body: JSON.stringify({
          email: `${key}@example.om`,
          currency_id: 1,
          entry_id,
          votes_count: 1 + voter,
        }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      answered += 1;
      if (awaited && answered >= awaited.answers) awaited.resolve();
      return JSON.parse(text) as VoteReply;
    } catch {
      // The server was killed, so the outcome is unknown. The next try with the same key finds it out.
    }
    await ready;
  }
}

let entry: string | undefined;
async function firstContestant(): Promise<string> {
  if (entry) return entry;
  const board = (await (await fetch(`http://127.0.0.1:${port}/api/voter/participants`)).json()) as Board;
  entry = board.data.participants[0]?.voter_id ?? '';
  return entry;
}

it('each paid order counts once or is refunded, and each key has one order, whenever the server is killed', async () => {
  await start();
  let isOver = false;
  const voters = Array.from({ length: VOTERS }, (_, voter) => vote(voter, () => isOver));
  for (let killed = 0; killed < KILLS; killed += 1) {
    await afterAnswers(1 + Math.floor(Math.random() * 30));
    await killAndStart();
  }
  isOver = true;
  const placed = (await Promise.all(voters)).reduce((sum, orders) => sum + orders, 0);
  const paid = () => bank.control.sessions().filter(({ status }) => status === 'paid');
  const db = sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'read'));
  const payments = (status: 'paid' | 'refunded') =>
    db
      .selectFrom('payments')
      .where('status', '=', status)
      .select(['session_id', 'order_id', 'counted'])
      .execute();
  await expect.poll(async () => (await payments('paid')).length).toBe(paid().length);
  const orders = await db.selectFrom('vote_orders').select(['id', 'status', 'votes']).execute();
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
  expect(refunds).toEqual([]);
  expect([error, votes]).toEqual([null, counted.reduce((sum, order) => sum + order.votes, 0)]);
});
