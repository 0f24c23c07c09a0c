import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import {
  layContestantAccount,
  type NamedContestant,
} from '../../../tests/support/accounts/namedContestant.ts';
import { paidSession } from '../../../tests/support/payments/orders.ts';
import { runCommand } from '../../../tests/support/servers/runCommand.ts';
import { sendSms } from '../../../tests/support/voting/sendSms.ts';
import { readProfile, sendProfile } from '../../../tests/support/accounts/sentProfile.ts';
import { changesCommand } from '../../commands/changesCommand.ts';
import { serveCommands } from '../../commands/commandSocket.ts';
import { serverCommands } from '../../commands/serverCommands.ts';

forEachDatabase('the ballot', ({ open }) => {
  let world: AccountWorld;
  let contestant: NamedContestant;
  let token: string;
  let order: { id: string; receipt_code: string };
  let socket: { close(): Promise<void> };
  let release: () => Promise<void>;
  const picture = (color: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
      .png()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes));

  beforeAll(async () => {
    const database = await open();
    release = () => database.close();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await AccountWorld.start({ databaseUrl });
    const { config, app } = world.server;
    socket = await serveCommands(config.dataDir, serverCommands(app.live.writer, world.clock));
    contestant = await layContestantAccount(world);
    token = await world.token(contestant.account);
    order = await buy();
  });
  afterAll(async () => {
    await socket.close();
    await world.close();
    await release();
  });

  async function buy() {
    const body = { email: 'voter@example.om', entry_id: contestant.entryId, votes_count: 30, currency_id: 1 };
    await world.ask('/voter/vote', { body });
    const { id, receipt_code, amount_baisa } = await world.server.store.database
      .selectFrom('orders')
      .select(['id', 'receipt_code', 'amount_baisa'])
      .executeTakeFirstOrThrow();
    const now = world.clock.now();
    const times = { paidAt: now, sessionExpiresAt: now + 900_000, learnedAt: now };
    await world.server.app.live.writer.submit(
      'settlePayment',
      paidSession(id, { amountBaisa: amount_baisa, ...times }),
    );
    return { id, receipt_code };
  }

  /** The public data of the contestant, without what changes by itself: version, time and checkpoint. */
  async function publicAnswers(): Promise<Record<string, string>> {
    const { live } = world.server.app;
    await live.publisher.refresh();
    await live.directory.refresh();
    const text = async (path: string) => (await world.ask(path)).text();
    const sms = await sendSms(world.server.site, world.clock, { text: contestant.code, body: vote });
    return {
      board: JSON.stringify(live.boards.main.view),
      leaderboard: (await text('/voter/participants')).replace(/"(version|server_time)":[^,}]+/g, ''),
      order: (await text(`/voter/order/${order.id}`)).replace(/"server_time":[^,}]+/g, ''),
      receipt: (await text(`/voter/receipt/${order.receipt_code}`)).replace(
        /"checkpoint":(null|{[^}]+})/,
        '',
      ),
      export: await text('/voter/ledger'),
      sms: await sms.text(),
    };
  }
  /** The same message every time: repeated, it gets the first reply and counts nothing. */
  const vote = { message_id: 'the-same', from: '+96890000001', sent_at: '2026-11-20T11:20:00.000Z' };

  const run = (...args: string[]) => runCommand(changesCommand, world.server.config, ...args);
  const idOf = async (field: string) => {
    const { lines } = await run();
    return lines.find((line) => line.includes(` ${field}: `))?.split(' ')[0] ?? '';
  };

  it('stays the same byte for byte, whatever a contestant changes, until staff approve it', async () => {
    await sendSms(world.server.site, world.clock, { text: contestant.code, body: vote });
    const before = await publicAnswers();
    const own = await readProfile(world, token);
    const fields = {
      full_name: 'Vote For Me',
      country_id: '2',
      address: 'Sohar',
      user_dob: '1998-05-02',
    };
    const response = await sendProfile(world, { token, fields, picture: await picture('#c2125c') });
    const saved = (await response.json()) as { message: string };
    expect([response.status, saved.message]).toEqual([
      200,
      'Saved. The public sees a new name, picture or country once the organisers approve it.',
    ]);
    const since = world.clock.now();
    const image_url = expect.stringMatching(/^\/images\/[0-9a-f]{20}-160\.webp$/) as string;
    expect(await readProfile(world, token)).toEqual({
      ...own,
      address: 'Sohar',
      user_dob: '1998-05-02',
      waiting: {
        full_name: { value: 'Vote For Me', since },
        country_id: { value: 2, since },
        image_url: { value: image_url, since },
      },
    });
    expect(await publicAnswers()).toEqual(before);
  });

  it('shows an approved name at once, on the board, in orders, receipts and text messages', async () => {
    const before = await publicAnswers();
    expect(await run('approve', await idOf('full_name'))).toEqual({
      code: 0,
      lines: ['The change is approved. The candidate gets a message.'],
    });
    const reply = async () =>
      (await sendSms(world.server.site, world.clock, { text: contestant.code, body: vote })).text();
    await expect.poll(reply).toContain('Vote For Me');
    const after = await publicAnswers();
    const shows = Object.entries(after).filter(([, text]) => text.includes('Vote For Me'));
    expect(shows.map(([name]) => name)).toEqual(['board', 'leaderboard', 'order', 'receipt', 'sms']);
    expect(after['export']).toBe(before['export']);
  });

  it('never shows a rejected picture, and keeps no file of it', async () => {
    const { waiting } = await readProfile(world, token);
    const before = await publicAnswers();
    const file = join(world.server.config.dataDir, waiting.image_url?.value ?? '');
    expect(existsSync(file)).toBe(true);
    const id = await idOf('image_url');
    await expect(run('reject', id)).rejects.toThrow('Say why with --reason.');
    expect(await run('reject', id, '--reason', 'an advertisement')).toEqual({
      code: 0,
      lines: ['The change is rejected. The candidate gets a message.'],
    });
    expect(existsSync(file)).toBe(false);
    expect(await publicAnswers()).toEqual(before);
    expect((await readProfile(world, token)).waiting).toEqual({ country_id: waiting.country_id });
  });

  it('keeps no file of a replaced picture, waiting or approved', async () => {
    const wait = async (color: string) => {
      await sendProfile(world, { token, picture: await picture(color) });
      return join(
        world.server.config.dataDir,
        (await readProfile(world, token)).waiting.image_url?.value ?? '',
      );
    };
    const first = await wait('#112233');
    const second = await wait('#445566');
    expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
    await run('approve', await idOf('image_url'));
    const third = await wait('#778899');
    await run('approve', await idOf('image_url'));
    expect([existsSync(second), existsSync(third)]).toEqual([false, true]);
  });

  it('tells the candidate each outcome', async () => {
    await world.work();
    const messages = world.sent.filter(({ to }) => to === contestant.account.email);
    const subjects = messages.map((message) => 'subject' in message && message.subject);
    expect(subjects).toEqual([
      'Your new name is approved',
      'Your new picture is not approved',
      'Your new picture is approved',
      'Your new picture is approved',
    ]);
  });
});
