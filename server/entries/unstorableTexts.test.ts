import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { formOf, passport, person, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../tests/support/entries/uploadCalls.ts';

forEachDatabase('a text that PostgreSQL cannot hold', ({ kind, open }) => {
  let database: TestDatabase;
  let world: AccountWorld;
  let calls: UploadCalls;
  let competition: string;

  beforeAll(async () => {
    database = await open();
    const { settings } = database;
    const databaseUrl = settings.kind === 'postgres' ? settings.url : null;
    world = await AccountWorld.start({ databaseUrl, ffmpegPath: null });
    calls = new UploadCalls(world);
    competition = await calls.competition('player-of-the-season');
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const fields = () => ({ ...person(), comp_id: competition });

  it(`names no upload in a form (${kind})`, async () => {
    const form = formOf({ ...fields(), media_ticket: 'a\0b' }, { id_passport_url: passport() });
    const { status, errors } = await signUp(world, form, { key: newForm() });
    expect([status, errors]).toEqual([422, { media_file: [expect.any(String)] }]);
  });

  it(`is cleaned in the fields of a form (${kind})`, async () => {
    const form = formOf(
      { ...fields(), address: 'Mus\0cat\u202e' },
      { media_file: { ...song(), name: 'so\0ng\u202e.wav' }, id_passport_url: passport() },
    );
    expect((await signUp(world, form, { key: newForm() })).status).toBe(200);
    const rows = await world.beside(async (db) => [
      await db.selectFrom('accounts').select('address').where('address', 'like', 'Mus%').execute(),
      await db.selectFrom('media').select('file_name').execute(),
    ]);
    expect(rows).toEqual([[{ address: 'Muscat' }], [{ file_name: 'song.wav' }]]);
  });

  it(`names no entry in an address (${kind})`, async () => {
    const token = await world.token(await world.lay());
    const response = await world.ask('/participant/update/%00', { form: formOf({}), token });
    expect(response.status).toBe(404);
  });

  it(`names no entry in an upload (${kind})`, async () => {
    const token = await world.token(await world.lay());
    const metadata = { entry: 'a\0b', filename: 'song.wav' };
    expect((await calls.begin({ bytes: 9, metadata, token })).status).toBe(404);
  });

  it(`is checked quickly in the longest name of a file (${kind})`, async () => {
    const name = `song%${'25'.repeat(30_000)}2eexe`;
    const form = formOf(fields(), { media_file: { ...song(), name }, id_passport_url: passport() });
    const { status, errors } = await signUp(world, form, { key: newForm() });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['media_file']]);
  });
});
