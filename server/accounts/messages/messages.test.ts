import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { fileOutbox } from '../../platform/messages/fileOutbox.ts';
import { MessageRefused, type MessagePort } from '../../platform/messages/messagePort.ts';
import type { Store } from '../../start/openStore.ts';
import { WriteError } from '../../platform/writer/writeError.ts';

let world: AccountWorld;
afterEach(() => world.close());

const forgot = async () => {
  const account = await world.lay();
  await world.ask('/forgot-password', { body: { civil_id: account.civil_id, contact_method: 'email' } });
  await world.work();
  return account;
};

const states = async () =>
  (
    await world.server.store.database
      .selectFrom('outbox')
      .where('kind', '=', 'reset_password')
      .select(['state', 'attempts'])
      .execute()
  ).map(({ state, attempts }) => `${state} after ${attempts}`);

/** A message port that throws `error` this many times and then sends. */
function failingPort(failures: number, error: Error): MessagePort & { tries: number } {
  const port = {
    tries: 0,
    send: async (message: { text: string }) => {
      // The welcome message of the account always goes through, and does not count.
      if (/ 24 (hours|ساعة)/.test(message.text)) return;
      port.tries += 1;
      if (port.tries <= failures) throw error;
    },
    close: () => {},
  };
  return port;
}

describe('a message that cannot be sent', () => {
  it('is tried again, later each time, and its log lines name no receiver', async () => {
    const port = failingPort(2, Object.assign(new Error('to singer@example.om'), { code: 'ECONNECTION' }));
    world = await AccountWorld.start({}, undefined, port);
    const account = await forgot();
    expect([port.tries, await states()]).toEqual([1, ['due after 1']]);
    world.clock.advance(4_999);
    await world.work();
    expect(port.tries).toBe(1);
    world.clock.advance(1);
    await world.work();
    expect([port.tries, await states()]).toEqual([2, ['due after 2']]);
    world.clock.advance(10_000);
    await world.work();
    expect([port.tries, await states()]).toEqual([3, ['sent after 3']]);
    const log = world.server.logLines.join('\n');
    expect(log).toContain('"reason":"ECONNECTION"');
    expect(log).not.toContain('@example.om');
    expect(log).not.toContain(account.civil_id);
  });

  it('is dropped when its address is refused', async () => {
    const port = failingPort(9, new MessageRefused('no such box'));
    world = await AccountWorld.start({}, undefined, port);
    await forgot();
    expect([port.tries, await states()]).toEqual([1, ['dropped after 1']]);
  });

  it('is dropped if its link has expired by then', async () => {
    const port = failingPort(1, new Error('down'));
    world = await AccountWorld.start({}, undefined, port);
    await forgot();
    world.clock.advance(30 * 60_000);
    await world.work();
    expect([port.tries, await states()]).toEqual([1, ['dropped after 2']]);
  });
});

it('is sent once, although the disk refuses for a while to record that', async () => {
  let disk = true;
  const failing = (store: Store): Store => ({
    ...store,
    writer: {
      ...store.writer,
      submit: (name, input) =>
        disk || name !== 'noteMessage'
          ? store.writer.submit(name, input)
          : Promise.reject(new WriteError('unavailable', 'no disk')),
    },
  });
  const port = failingPort(0, new Error());
  world = await AccountWorld.start({}, failing, port);
  disk = false;
  await forgot();
  world.clock.advance(10_000);
  await world.work();
  disk = true;
  expect([port.tries, await states()]).toEqual([1, ['due after 1']]);
  world.clock.advance(10_000);
  await world.work();
  expect([port.tries, await states()]).toEqual([1, ['sent after 1']]);
});

describe('the outbox folder', () => {
  const startWithFiles = async () => {
    const files: { port?: MessagePort } = {};
    const port: MessagePort = { send: (message) => files.port!.send(message), close: () => {} };
    files.port = { send: async () => {}, close: () => {} };
    world = await AccountWorld.start({}, undefined, port);
    files.port = fileOutbox(world.server.config.outboxDir, () => world.clock.now());
  };

  it('holds messages without a channel, readable by this user only', async () => {
    await startWithFiles();
    await forgot();
    const folder = world.server.config.outboxDir;
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^2026-11-20T11-20-00\.000Z-[A-Za-z0-9_-]{22}\.json$/);
    const modes = [folder, join(folder, name)].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600']);
  });

  it.each([
    ['en', 'ltr', 'Outbox'],
    ['ar', 'rtl', 'صندوق الصادر'],
  ])('can be read in %s, and nothing in it becomes code', async (language, direction, title) => {
    await startWithFiles();
    const account = await world.lay({ full_name: '<img src=x onerror=alert(1)>' });
    await world.ask('/forgot-password', { body: { civil_id: account.civil_id, contact_method: 'email' } });
    await world.work();
    const page = await world.ask('/outbox', { headers: { 'accept-language': language } });
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).toMatch(/<a href="https:\/\/vote\.example\/new-password#[\w-]+\.[\w-]+" dir="ltr">/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

it("gives the demo season's people links to their first passwords, and no passwords", async () => {
  world = await AccountWorld.start();
  const by = (channel: string) =>
    world.welcomes.filter((each) => each.channel === channel).map(({ to, language }) => [to, language]);
  expect(by('mail')).toEqual([
    ['salim@sawt.example', 'ar'],
    ['mariam@sawt.example', 'en'],
    ['haitham@sawt.example', 'ar'],
  ]);
  expect(by('sms').map(([to]) => to)).toEqual(['+96891234561', '+96891234562', '+96891234563']);
  const words = world.welcomes[2]?.text ?? '';
  const token = /#(\S+)/.exec(words)?.[1] ?? '';
  expect(words).toContain('log in with your number 61203402');
  const check = await world.ask('/password-link', { body: { token } });
  expect(await check.json()).toMatchObject({ data: { purpose: 'first' } });
  const own = { new_password: 'Green-Lamp-7', confirm_password: 'Green-Lamp-7' };
  expect((await world.ask('/reset-password', { body: { token, ...own } })).status).toBe(200);
  expect((await world.logIn({ civil_id: '٦١٢٠٣٤٠٢' }, undefined, 'Green-Lamp-7')).status).toBe(200);
});
