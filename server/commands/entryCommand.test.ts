import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import { layFeePayer } from '../../tests/support/payments/feePayer.ts';
import { orderToPlace, paidSession } from '../../tests/support/payments/orders.ts';
import { serveCommands } from './commandSocket.ts';
import { entryCommand } from './entryCommand.ts';
import { serverCommands } from './serverCommands.ts';

let world: AccountWorld;
let socket: { close(): Promise<void> };
let id: string;
let email: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  const { config, store } = world.server;
  socket = await serveCommands(config.dataDir, serverCommands(store.writer, world.clock));
  const comp_id = await new UploadCalls(world).competition('player-of-the-season');
  const candidate = person();
  const form = formOf({ ...candidate, comp_id }, { media_file: song(), id_passport_url: passport() });
  email = candidate.email;
  id = (await signUp(world, form)).data?.id ?? '';
  await world.beside((db) => db.updateTable('entries').set({ fee_baisa: 0 }).where('id', '=', id).execute());
});
afterAll(async () => {
  await socket.close();
  await world.close();
});

async function run(...args: string[]): Promise<[number, string[]]> {
  const lines: string[] = [];
  const { dataDir, databaseUrl } = world.server.config;
  const code = await entryCommand(args, {
    config: { dataDir, databaseUrl },
    print: (line) => lines.push(line),
  });
  return [code, lines];
}

const statusOf = async () => {
  const { database } = world.server.store;
  const entry = database.selectFrom('entries').where('id', '=', id).select('status');
  return (await entry.executeTakeFirst())?.status;
};

it('decides about an entry through the running server, and prints the result', async () => {
  await expect.poll(statusOf).toBe('pending');
  expect(await run('approve', id)).toEqual([1, ['Its registration is not verified yet.']]);
  await world.confirm(email);
  expect(await run('approve', id)).toEqual([0, ['The entry is approved.']]);
  expect(await statusOf()).toBe('approved');
  expect(await run('approve', id)).toEqual([1, ['There is nothing to decide.']]);
  expect(await run('reject', id, '--reason', 'not the own voice')).toEqual([0, ['The entry is rejected.']]);
  const audit = world.server.store.database.selectFrom('audit').where('action', '=', 'entry.rejected');
  expect(await audit.select(['role', 'subject', 'reason']).execute()).toEqual([
    { role: 'staff', subject: id, reason: 'not the own voice' },
  ]);
});

it('asks for a part of an entry again, says until when, and lists it while it is missing', async () => {
  const nothing = [0, ['No candidate has been asked for anything that is still missing.']];
  expect(await run('asked')).toEqual(nothing);
  expect(await run('ask', id, '--for', 'document', '--reason', 'It is blurred.', '--days', '3')).toEqual([
    0,
    [expect.stringMatching(/^The candidate has until \d{4}-\d\d-\d\d 00:00 \(Asia\/Muscat\)\.$/)],
  ]);
  expect(await run('ask', id, '--for', 'document', '--reason', 'It is blurred.', '--days', '3')).toEqual([
    1,
    ['The same is asked for already.'],
  ]);
  const listed = [
    0,
    [
      expect.stringMatching(
        new RegExp(`^${id}: document, until .+ 00:00 \\(Asia/Muscat\\)\\. It is blurred\\.$`),
      ),
    ],
  ];
  expect([await run('asked'), await run('asked', id)]).toEqual([listed, listed]);
  expect(await run('asked', 'A'.repeat(22))).toEqual(nothing);
  expect(await run('approve', id)).toEqual([
    0,
    ['The entry is approved.', expect.stringMatching(/^Still missing: document, until .+ It is blurred\.$/)],
  ]);
  await expect(run('asked', id, id)).rejects.toThrow('or none for all');
  await expect(run('ask', id, '--for', 'document')).rejects.toThrow('Say why with --reason');
  await expect(run('ask', id, '--for', 'everything', '--reason', 'x')).rejects.toThrow(
    'Say --for with one of',
  );
  await expect(run('ask', id, '--for', 'media', '--reason', 'x', '--days', '0')).rejects.toThrow('1 to 60');
});

it('decides nothing about an entry that its candidate withdrew, and asks for nothing', async () => {
  const withdrawn = { status: 'approved', withdrawn_at: world.clock.now() } as const;
  await world.beside((db) => db.updateTable('entries').set(withdrawn).where('id', '=', id).execute());
  const refusal =
    'Its candidate withdrew it, so there is nothing to decide. Reinstate it first, if the candidate asks for it.';
  expect(await run('approve', id)).toEqual([1, [refusal]]);
  expect(await run('reject', id, '--reason', 'x')).toEqual([1, [refusal]]);
  expect(await run('ask', id, '--for', 'media', '--reason', 'x')).toEqual([
    1,
    ['Its candidate withdrew it, so nothing can be asked for.'],
  ]);
  expect(await run('reinstate', id, '--reason', 'asked to')).toEqual([
    0,
    ['The entry competes again; rounds changed: 0.'],
  ]);
});

it('approves no entry whose fee is neither paid nor waived, and gives a paid fee back with a rejection', async () => {
  const { writer } = world.server.store;
  const now = world.clock.now();
  const { entryId } = await world.beside((db) => layFeePayer(db, now));
  expect(await run('approve', entryId)).toEqual([1, ['Its entry fee is neither paid nor waived.']]);
  const order = orderToPlace({ kind: 'fee', votes: null, entryId, arrivedAt: now });
  await writer.submit('placeOrder', order);
  const paid = { amountBaisa: 5_000, paidAt: now, sessionExpiresAt: null, learnedAt: now };
  await writer.submit('settlePayment', paidSession(order.id, paid));
  expect(await run('reject', entryId, '--reason', 'no voice on it')).toEqual([
    0,
    ['The entry is rejected. Its fee of OMR 5.000 is to be given back.'],
  ]);
  const unpaid = await world.beside((db) => layFeePayer(db, now));
  const why = ['--reason', 'a guest of the organisers'];
  await expect(run('waive', unpaid.entryId)).rejects.toThrow('the candidate reads it');
  expect(await run('waive', unpaid.entryId, ...why)).toEqual([0, ['Its fee of OMR 5.000 is waived.']]);
  expect(await run('waive', unpaid.entryId, ...why)).toEqual([1, ['It owes no fee.']]);
  expect(await run('approve', unpaid.entryId)).toEqual([0, ['The entry is approved.']]);
  expect(await run('delete', entryId, '--reason', 'a test')).toEqual([
    1,
    [expect.stringContaining('were ordered')],
  ]);
});

it('changes the standing of an entry for a reason, and lists the refunds to offer', async () => {
  const { database } = world.server.store;
  const voted = await database.selectFrom('round_entries').select('entry_id').executeTakeFirstOrThrow();
  const entry = voted.entry_id;
  await expect(run('withdraw', entry)).rejects.toThrow('Say why with --reason.');
  expect(await run('withdraw', entry, '--reason', 'ill')).toEqual([
    0,
    [
      'The entry is withdrawn; rounds changed: 1.',
      `Refunds offered: 0, OMR 0.000. List them with sawt entry refunds ${entry}.`,
    ],
  ]);
  expect(await run('refunds', entry)).toEqual([0, ['Refunds offered: 0, OMR 0.000.']]);
  const again = await run('withdraw', entry, '--reason', 'ill');
  expect(again).toEqual([1, ['The entry has this standing already.']]);
  expect(await run('reinstate', entry, '--reason', 'well')).toEqual([
    0,
    ['The entry competes again; rounds changed: 1.'],
  ]);
  expect(await run('disqualify', id, '--reason', 'cheated')).toEqual([1, ['This entry is in no round.']]);
});

it('deletes an entry with its files for a reason, and keeps its account and other entries', async () => {
  await world.server.app.files.rest();
  const { dataDir } = world.server.config;
  const files = () =>
    ['media', 'identity'].flatMap((area) =>
      readdirSync(join(dataDir, area), { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      ),
    );
  const before = files();
  const comp_id = await new UploadCalls(world).competition('player-of-the-season');
  const form = formOf({ ...person(), comp_id }, { media_file: song(), id_passport_url: passport() });
  const other = (await signUp(world, form)).data?.id ?? '';
  await world.server.app.files.rest();
  expect(files()).toHaveLength(before.length + 2);
  await expect(run('delete', other)).rejects.toThrow('Say why with --reason.');
  expect(await run('delete', other, '--reason', 'a test')).toEqual([
    0,
    [
      'The entry is deleted; files: 2, identity documents: 1.',
      'Its account stays. Backups that were taken before still hold the entry.',
    ],
  ]);
  expect(files()).toEqual(before);
  expect(await run('delete', other, '--reason', 'a test')).toEqual([1, ['There is no such entry.']]);
  const { database } = world.server.store;
  const voted = await database.selectFrom('ledger').select('entry_id').executeTakeFirstOrThrow();
  expect(await run('delete', voted.entry_id, '--reason', 'a test')).toEqual([
    1,
    ['The public ledger has rows of this entry. Withdraw or disqualify the entry instead.'],
  ]);
});

it('says when there is no such entry, or nothing to do', async () => {
  expect(await run('approve', 'A'.repeat(22))).toEqual([1, ['There is no such entry.']]);
  await expect(run('praise', id)).rejects.toThrow(
    'Say entry with one of approve, reject, waive, ask, asked, withdraw, disqualify, reinstate, refunds, delete.',
  );
});
