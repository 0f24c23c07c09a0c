import { expect, it } from 'vitest';
import { layAccount } from '../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { laySmallSeason } from '../../tests/support/catalogue/seasonFixture.ts';
import type { MediaTable } from '../platform/database/entrySchema.ts';
import type { DatabaseSettings } from '../platform/database/databaseSettings.ts';
import { newId } from '../platform/ids.ts';
import { openServerWriter, type ServerWriter } from '../start/serverWriter.ts';
import type { EntryToRegister, RegisteredEntry } from './signup/registerEntry.ts';

const at = Date.UTC(2026, 10, 20);
const hash = (letter: string) => letter.repeat(64);

const media = (): MediaTable => ({
  id: newId(),
  kind: 'audio',
  mime: 'audio/wav',
  extension: 'wav',
  file_name: 'oud.wav',
  bytes: 10,
  sha256: hash('a'),
  duration_ms: 1_000,
  width: null,
  height: null,
  state: 'checking',
  object: `media/${newId()}`,
  playable_object: null,
  poster_object: null,
  waveform_object: null,
  created_at: at,
  attempts: 0,
  cost: 0,
  next_attempt_at: null,
});

const registration = (more: Partial<EntryToRegister> = {}): EntryToRegister => ({
  entryId: newId(),
  competitionId: 'competition',
  begunAt: null,
  feeBaisa: 0,
  keyHash: hash('b'),
  candidate: {
    account: {
      user_id: newId(),
      civil_id: '71000000',
      email: 'Amal@example.om',
      phone: '+96891234567',
      address: null,
      birth_date: '2000-01-01',
      created_at: at,
    },
    fullName: 'Amal Al Harthy',
    countryId: 1,
    link: { id: newId(), expiresAt: at + 1_000, language: 'ar' },
  },
  media: media(),
  identity: {
    id: newId(),
    object: `identity/${newId()}`,
    wrapped_key: 'key',
    mime: 'image/png',
    bytes: 10,
    sha256: hash('c'),
    content_hash: hash('d'),
    file_name_sealed: 'name',
    created_at: at,
  },
  identityUntil: at + 1_000,
  ticket: null,
  at,
  network: '10.0.0.0/24',
  language: 'ar',
  ...more,
});

forEachDatabase('writes about entries', ({ open }) => {
  const withWriters = async (
    work: (
      writers: [ServerWriter, ServerWriter],
      database: Awaited<ReturnType<typeof open>>,
    ) => Promise<void>,
  ) => {
    const database = await open();
    await laySmallSeason(database.db);
    const start = (settings: DatabaseSettings) => openServerWriter(settings, { onFatal: () => {} });
    const first = await start(database.settings);
    // PostgreSQL has a second writer, as on another node; SQLite can have only one.
    const second = database.settings.kind === 'postgres' ? await start(database.settings) : first;
    await work([first, second], database);
    await first.close();
    if (second !== first) await second.close();
    await database.close();
  };

  it('make one entry of one registration, on any node', async () => {
    await withWriters(async ([one, other], { db }) => {
      const submit = (writer: ServerWriter, keyHash: string): Promise<RegisteredEntry | 'again'> =>
        writer.submit('registerEntry', registration({ keyHash })).catch(() => 'again' as const);
      const outcomes = await Promise.all([
        submit(one, hash('d')),
        submit(other, hash('d')),
        submit(other, hash('d')),
        submit(one, hash('d')),
      ]);
      const again = await submit(other, hash('d'));
      const known = [...outcomes, again].filter((each) => each !== 'again');
      const ids = known.flatMap((each) => (each.kind === 'registered' ? [each.id] : []));
      expect(new Set(ids).size).toBe(1);
      const rows = await db
        .selectFrom('entries')
        .where('competition_id', '=', 'competition')
        .selectAll()
        .execute();
      expect(rows.filter(({ live_media_id }) => live_media_id !== null)).toHaveLength(1);
      expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1);
      expect(await db.selectFrom('identity_documents').select('id').execute()).toHaveLength(1);
      expect(await db.selectFrom('password_links').select('id').execute()).toHaveLength(1);
    });
  });

  it('leave no draft of a registration, whichever node kept it beside', async () => {
    await withWriters(async ([one, other], { db }) => {
      for (let round = 0; round < 8; round += 1) {
        const { user_id: userId } = await layAccount(db);
        const draft = { userId, competitionId: 'competition', content: '{}', replaces: null, at };
        const form = registration({ candidate: { userId }, keyHash: null });
        await Promise.all([
          one.submit('registerEntry', form),
          other.submit('keepDraft', { ...draft, version: newId() }),
        ]);
      }
      expect(await db.selectFrom('registration_drafts').selectAll().execute()).toEqual([]);
    });
  });

  it('recognise a known number, and a known address in any case', async () => {
    await withWriters(async ([writer], { db }) => {
      const account = await layAccount(db, { civil_id: '5', email: 'huda@example.om' });
      const candidate = registration().candidate as Extract<
        EntryToRegister['candidate'],
        { account: object }
      >;
      const asking = (changes: object) =>
        writer.submit(
          'registerEntry',
          registration({ candidate: { ...candidate, account: { ...candidate.account, ...changes } } }),
        );
      expect(await asking({ civil_id: account.civil_id })).toEqual({ kind: 'civilIdTaken' });
      expect(await asking({ email: 'HUDA@example.om' })).toEqual({ kind: 'emailTaken' });
      expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
    });
  });

  it('use an upload once, and count those that wait', async () => {
    await withWriters(async ([writer], { db }) => {
      const { user_id } = await layAccount(db);
      const upload = (held_bytes: number) => ({
        id: newId(),
        user_id,
        form_hash: null,
        competition_id: 'competition',
        entry_id: null,
        bytes: held_bytes,
        held_bytes,
        metadata: null,
        network_hash: hash('f'),
        network56_hash: null,
        network48_hash: null,
        created_at: at,
        expires_at: at + 1_000,
      });
      const networkBytes = 6_000_000_000;
      const first = upload(1_000_000_000);
      expect(await writer.submit('createUpload', { upload: first, networkBytes })).toBe('created');
      expect(await writer.submit('createUpload', { upload: upload(1_000_000_001), networkBytes })).toBe(
        'tooMany',
      );
      const entered = registration({ candidate: { userId: user_id }, ticket: first.id });
      expect(await writer.submit('registerEntry', entered)).toMatchObject({ account: 'existing' });
      expect(await writer.submit('dropUpload', first.id)).toBe(false);
      const { entryId, media: shown } = entered;
      const again = {
        entryId,
        userId: user_id,
        media: media(),
        keyHash: null,
        at,
        network: '',
        language: 'ar' as const,
      };
      expect(await writer.submit('replaceMedia', { ...again, ticket: first.id })).toEqual({
        kind: 'uploadGone',
      });
      expect(await writer.submit('replaceMedia', { ...again, ticket: null })).toEqual({
        kind: 'replaced',
        orphans: [shown.object],
        replayed: false,
      });
      expect(
        await writer.submit('decideEntry', {
          entryId,
          decision: 'approve',
          reason: null,
          actor: 'operator:test',
          at,
        }),
      ).toEqual({
        kind: 'unchecked',
      });
    });
  });
});
