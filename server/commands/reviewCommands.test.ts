import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderToPlace, paidSession } from '../../tests/support/payments/orders.ts';
import { laySmallSeason, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { openServerWriter } from '../start/serverWriter.ts';
import type { Command } from './command.ts';
import { serveCommands } from './commandSocket.ts';
import { refundCommand } from './refundCommand.ts';
import { flagsCommand, releaseCommand, reverseCommand } from './reviewCommands.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sawt-review-'));
  const settings = databaseSettings(dataDir, null);
  await migrate(settings);
  const db = sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'write'));
  await laySmallSeason(db);
  await db.destroy();
  const writer = await openServerWriter(settings, { onFatal: () => {} });
  await writer.submit('placeOrder', orderToPlace({ id: 'large', votes: 250 }));
  await writer.submit('settlePayment', paidSession('large', { amountBaisa: 97_500, card: 'card' }));
  await writer.close();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function run(command: Command, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const config = { dataDir, databaseUrl: null };
  const code = await command(args, { config, print: (line) => lines.push(line) });
  return { code, lines };
}

async function openFlags(): Promise<string[]> {
  const { lines } = await run(flagsCommand);
  return lines.map((line) => line.split(' ')[0] ?? '');
}

it('lists what staff must review, with reasons', async () => {
  const { code, lines } = await run(flagsCommand);
  const since = new Date(opens + 61_000).toISOString();
  expect(code).toBe(0);
  expect(lines.map((line) => line.slice(23)).toSorted()).toEqual([
    `open daily_method since ${since}: 250 votes of 1, {"votes":250,"threshold":200,"day":"2026-11-20"}`,
    `open device_burst since ${since}: 250 votes of 1, {"votes":250,"threshold":200,"within_ms":10000}`,
  ]);
});

it('releases a flag once, with a reason', async () => {
  const [first = ''] = await openFlags();
  await expect(run(releaseCommand, first)).rejects.toThrow('Say why with --reason.');
  expect(await run(releaseCommand, first, '--reason', 'a family')).toEqual({
    code: 0,
    lines: ['Released: its votes stay as they are.'],
  });
  expect(await run(releaseCommand, first, '--reason', 'again')).toEqual({
    code: 1,
    lines: ['This flag has been decided.'],
  });
  expect(await openFlags()).toHaveLength(1);
  expect((await run(flagsCommand, '--all')).lines).toHaveLength(2);
});

it('reverses a flag, with votes and money', async () => {
  const [first = '', second = ''] = await openFlags();
  expect(await run(reverseCommand, first, '--reason', 'stolen cards')).toEqual({
    code: 0,
    lines: ['Reversed: 250 votes taken back; orders to be given back: 1.'],
  });
  expect(await run(reverseCommand, second, '--reason', 'stolen cards')).toEqual({
    code: 0,
    lines: ['Reversed: 0 votes taken back; orders to be given back: 0.'],
  });
  expect(await run(refundCommand, 'large')).toEqual({ code: 1, lines: ['This order has been refunded.'] });
  expect((await run(flagsCommand)).lines).toEqual(['Nothing is to be reviewed.']);
});

it('refunds an order', async () => {
  expect(await run(refundCommand, 'large', '--reason', 'asked for it')).toEqual({
    code: 0,
    lines: ['250 votes taken back, OMR 97.500 to be given back.'],
  });
  expect(await run(refundCommand, 'nobody')).toEqual({ code: 1, lines: ['There is no such order.'] });
  await expect(run(refundCommand)).rejects.toThrow('Name one order by its id.');
  await expect(run(reverseCommand, 'a', 'b')).rejects.toThrow('Name one flag by its id.');
  expect(await run(reverseCommand, 'nobody', '--reason', 'x')).toEqual({
    code: 1,
    lines: ['There is no such flag.'],
  });
});

it('goes through the running server while it holds the data', async () => {
  const lock = takeProcessLock(dataDir);
  const asked: unknown[] = [];
  const socket = await serveCommands(dataDir, {
    refundOrder: async (input) => {
      asked.push(input);
      return { kind: 'not_counted' };
    },
  });
  expect(await run(refundCommand, 'order')).toEqual({ code: 1, lines: ['This order was never counted.'] });
  expect(asked).toEqual([{ orderId: 'order', note: null, actor: `operator:${userInfo().username}` }]);
  await socket.close();
  lock?.release();
});
