import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { formOf, passport, person, pngFile, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { runCommand } from '../../tests/support/servers/runCommand.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { newForm, UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import type { Command } from './command.ts';
import { serveCommands } from './commandSocket.ts';
import { dsarExportCommand } from './dsarExportCommand.ts';
import { eraseCommand } from './eraseCommand.ts';
import { serverCommands } from './serverCommands.ts';

const PICTURE = '0123456789abcdef0123';

type Exported = {
  profile: { full_name: string; civil_id: string } | null;
  profile_changes: { field: string; value: string; state: string }[];
  entries: { identity_document: { mime: string } | null; media: { file_name: string }[] }[];
  orders: { email: string; votes: number }[];
  messages: { text: string }[];
  ledger: { votes: number }[];
  audit: { action: string }[];
  files: { file: string; what: string; name: string }[];
};
const exported = (to: string) => JSON.parse(readFileSync(join(to, 'person.json'), 'utf8')) as Exported;

forEachDatabase('a person', ({ open }) => {
  let world: AccountWorld;
  let release: () => Promise<void>;
  let socket: { close(): Promise<void> };
  let folder: string;
  const singer = person();
  const phone = '+96895550001';

  beforeAll(async () => {
    const database = await open();
    release = () => database.close();
    const { settings } = database;
    const databaseUrl = settings.kind === 'postgres' ? settings.url : null;
    world = await AccountWorld.start({ ffmpegPath: null, databaseUrl });
    folder = mkdtempSync(join(tmpdir(), 'sawt-people-'));
    const { config, app } = world.server;
    socket = await serveCommands(config.dataDir, serverCommands(app.live.writer, world.clock));
    const comp_id = await new UploadCalls(world).competition('player-of-the-season');
    const files = { media_file: song(), id_passport_url: passport() };
    await signUp(world, formOf({ ...singer, comp_id }, files), { key: newForm() });
    await app.files.rest();
    await world.work();
    await world.ask('/voter/vote', {
      body: { email: singer.email, entry_id: await firstEntry(), votes_count: 30, currency_id: 1 },
    });
    for (const text of ['301', '302']) await sendSms(world.server.site, world.clock, { text, from: phone });
    await sendSms(world.server.site, world.clock, { text: '301' });
  });
  afterAll(async () => {
    await socket.close();
    await world.close();
    await release();
    rmSync(folder, { recursive: true });
  });

  /** Asks for another name for the candidate, a profile change that then waits for staff. */
  async function askForName(full_name: string): Promise<void> {
    const account = database().selectFrom('accounts').where('civil_id', '=', singer.civil_id);
    const { user_id: userId } = await account.select('user_id').executeTakeFirstOrThrow();
    const nothing = { imageUrl: null, network: '', before: '0', after: '1' };
    const when = { today: '2026-11-20', at: world.clock.now() };
    const update = { userId, changes: { full_name }, language: 'ar', ...nothing, ...when } as const;
    await world.server.app.live.writer.submit('updateProfile', update);
  }

  /** Gives a person a picture and writes its files in all sizes. */
  async function layPicture(civilId: string): Promise<void> {
    const { dataDir } = world.server.config;
    const images = join(dataDir, 'images');
    mkdirSync(images, { recursive: true });
    for (const size of [80, 160, 352]) writeFileSync(join(images, `${PICTURE}-${size}.webp`), 'a face');
    await world.beside((db) =>
      db
        .updateTable('users')
        .set({ image_url: `/images/${PICTURE}-160.webp` })
        .where('id', 'in', db.selectFrom('accounts').where('civil_id', '=', civilId).select('user_id'))
        .execute(),
    );
  }

  const firstEntry = async () => {
    const { data } = (await (await world.ask('/voter/participants')).json()) as {
      data: { participants: { voter_id: string }[] };
    };
    return data.participants[0]?.voter_id;
  };
  const run = (command: Command, ...args: string[]) => runCommand(command, world.server.config, ...args);
  const database = () => world.server.store.database;
  const filesIn = (name: string) =>
    readdirSync(join(world.server.config.dataDir, name), { recursive: true, withFileTypes: true }).filter(
      (each) => each.isFile(),
    ).length;

  describe('an export', () => {
    it('holds all data about a candidate, with the files as they were sent', async () => {
      const to = join(folder, 'candidate');
      await askForName('Wanted Name');
      await layPicture(singer.civil_id);
      const { code, lines } = await run(dsarExportCommand, singer.civil_id, '--to', to);
      expect([code, lines[0]]).toEqual([
        0,
        expect.stringMatching(
          /^An account, 1 entries, 1 orders, 0 text messages, \d+ lines of the audit, 3 files: /,
        ),
      ]);
      const held = exported(to);
      expect(held.profile).toMatchObject({ full_name: singer.full_name, civil_id: singer.civil_id });
      expect(held.profile).not.toHaveProperty('password');
      expect(held.profile_changes).toMatchObject([
        { field: 'full_name', value: 'Wanted Name', state: 'waiting' },
      ]);
      expect(held.entries[0]?.identity_document).not.toHaveProperty('wrapped_key');
      expect(held.entries[0]?.identity_document).not.toHaveProperty('content_hash');
      expect(held.orders).toMatchObject([{ email: singer.email, votes: 30 }]);
      expect(held.files.map(({ what, name }) => [what, name])).toEqual([
        ['recording', 'أغنية البحر.wav'],
        ['identity document', 'جواز السفر.png'],
        ['picture', `${PICTURE}-160.webp`],
      ]);
      const document = held.files.find(({ what }) => what === 'identity document');
      expect(readFileSync(join(to, document?.file ?? '')).equals(pngFile())).toBe(true);
      expect(readFileSync(join(to, `${PICTURE}-160.webp`), 'utf8')).toBe('a face');
    });

    it('is audited', async () => {
      const action = database().selectFrom('audit').where('action', '=', 'person.exported');
      expect(await action.select('role').execute()).toEqual([{ role: 'staff' }]);
    });

    it('holds the messages of a number, for a person who only voted', async () => {
      const to = join(folder, 'voter');
      expect((await run(dsarExportCommand, phone, '--to', to)).code).toBe(0);
      const { profile, messages, ledger } = exported(to);
      expect([profile, messages.map(({ text }) => text), ledger.length]).toEqual([null, ['301', '302'], 2]);
    });

    it('refuses an existing folder and an unknown person', async () => {
      await expect(run(dsarExportCommand, phone, '--to', join(folder, 'voter'))).rejects.toThrow(
        'is not empty.',
      );
      expect(await run(dsarExportCommand, 'nobody', '--to', join(folder, 'none'))).toEqual({
        code: 1,
        lines: ['There is no account of this person.'],
      });
    });
  });

  describe('an erasure', () => {
    it('does nothing before it is confirmed', async () => {
      expect(await run(eraseCommand, singer.civil_id)).toEqual({
        code: 1,
        lines: [
          expect.stringMatching(
            /^An account, 1 entries, 1 orders, 0 text messages, \d+ lines of the audit\.$/,
          ),
          'Nothing was erased. It cannot be taken back: say --yes to do it.',
        ],
      });
      expect(filesIn('identity')).toBe(1);
    });

    it('erases a candidate, with sessions, files and the document, and keeps the entry without a name', async () => {
      const { user_id } = await database()
        .selectFrom('accounts')
        .where('civil_id', '=', singer.civil_id)
        .select('user_id')
        .executeTakeFirstOrThrow();
      const { code, lines } = await run(
        eraseCommand,
        singer.civil_id,
        '--yes',
        '--reason',
        'asked on 3 March',
      );
      expect([code, lines[0]]).toEqual([
        0,
        'Erased: entries without a name 1, identity documents 1, files 2, orders 1, text messages 0, rows of the ledger that nobody can open 0.',
      ]);
      expect([filesIn('identity'), filesIn('media'), filesIn('images')]).toEqual([0, 0, 0]);
      expect((await world.logIn(singer)).status).toBe(422);
      const user = database().selectFrom('users').where('id', '=', user_id);
      expect(await user.select(['full_name', 'name_ar']).executeTakeFirst()).toEqual({
        full_name: 'Erased participant',
        name_ar: 'مشارك محذوف',
      });
      expect(await database().selectFrom('profile_changes').selectAll().execute()).toEqual([]);
      for (const table of ['accounts', 'orders', 'outbox', 'password_links'] as const)
        expect(JSON.stringify(await database().selectFrom(table).selectAll().execute())).not.toContain(
          singer.email,
        );
    });

    it('erases a voter from messages and ledger, and every vote still counts', async () => {
      const before = await verifyLedger(database());
      const { code, lines } = await run(eraseCommand, phone, '--yes');
      expect([code, lines[0]]).toEqual([
        0,
        'Erased: entries without a name 0, identity documents 0, files 0, orders 0, text messages 2, rows of the ledger that nobody can open 2.',
      ]);
      expect(await verifyLedger(database())).toEqual({ ...before, erased: 2 });
      const messages = await database().selectFrom('sms_messages').selectAll().execute();
      expect(JSON.stringify(messages)).not.toContain(phone.slice(1));
      expect((await run(dsarExportCommand, phone, '--to', join(folder, 'again'))).lines[0]).toMatch(
        /^No account, 0 entries, 0 orders, 0 text messages/,
      );
    });

    it('is audited, and the audit stays valid', async () => {
      const rows = await database()
        .selectFrom('audit')
        .where('action', '=', 'person.erased')
        .select('reason')
        .execute();
      expect(rows).toEqual([{ reason: 'asked on 3 March' }, { reason: null }]);
      expect((await verifyAudit(database())).error).toBeNull();
    });
  });
});
