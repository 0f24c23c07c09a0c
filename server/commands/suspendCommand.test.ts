import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../tests/support/accounts/accountWorld.ts';
import type { LaidAccount } from '../../tests/support/accounts/accountFixture.ts';
import type { Command } from './command.ts';
import { serveCommands } from './commandSocket.ts';
import { serverCommands } from './serverCommands.ts';
import { suspendCommand, unsuspendCommand } from './suspendCommand.ts';

let world: AccountWorld;
let account: LaidAccount;
let socket: { close(): Promise<void> };
beforeAll(async () => {
  world = await AccountWorld.start();
  const { config, store } = world.server;
  socket = await serveCommands(config.dataDir, serverCommands(store.writer, world.clock));
  account = await world.lay({ full_name: 'Salim Al Kindi' });
});
afterAll(async () => {
  await socket.close();
  await world.close();
});

async function run(command: Command, ...args: string[]): Promise<[number, string[]]> {
  const lines: string[] = [];
  const { dataDir, databaseUrl } = world.server.config;
  const code = await command(args, { config: { dataDir, databaseUrl }, print: (line) => lines.push(line) });
  return [code, lines];
}

it('suspends a candidate at once, on every device, through the running server', async () => {
  const phone = newBrowser();
  const tokens = [await world.token(account, phone), await world.token(account)];
  await world.ask('/forgot-password', { body: { civil_id: account.civil_id, contact_method: 'email' } });
  await world.work();
  expect(await run(suspendCommand, account.civil_id, '--reason', 'a stolen phone')).toEqual([
    0,
    ['Salim Al Kindi is suspended; sessions ended: 2.'],
  ]);
  const statuses = tokens.map(async (token) => (await world.ask('/profile', { token })).status);
  expect(await Promise.all(statuses)).toEqual([401, 401]);
  expect((await world.logIn(account, phone)).status).toBe(403);
  const token = world.linkTo(account.email);
  expect((await world.ask('/password-link', { body: { token } })).status).toBe(410);
  const audited = await world.server.store.database
    .selectFrom('audit')
    .where('action', '=', 'account.suspended')
    .select(['actor', 'role', 'subject', 'reason'])
    .execute();
  const actor = `operator:${userInfo().username}`;
  expect(audited).toEqual([{ actor, role: 'staff', subject: account.user_id, reason: 'a stolen phone' }]);
});

it('lifts the suspension', async () => {
  expect(await run(suspendCommand, account.user_id)).toEqual([1, ['Salim Al Kindi is suspended already.']]);
  expect(await run(unsuspendCommand, account.user_id)).toEqual([0, ['Salim Al Kindi can log in again.']]);
  expect(await run(unsuspendCommand, account.user_id)).toEqual([1, ['Salim Al Kindi is not suspended.']]);
  expect((await world.logIn(account)).status).toBe(200);
});

it('says when the name is unknown', async () => {
  expect(await run(suspendCommand, 'nobody')).toEqual([1, ['There is no account of this user.']]);
  await expect(run(suspendCommand)).rejects.toThrow('Name one user by its id.');
});
