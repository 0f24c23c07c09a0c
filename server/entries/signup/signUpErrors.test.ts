import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import {
  formOf,
  passport,
  person,
  pngFile,
  signUp,
  song,
} from '../../../tests/support/entries/entryForms.ts';
import { entryOf, filesIn, storedEntries } from '../../../tests/support/entries/storedEntries.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let calls: UploadCalls;
let audio: string;
let key: string;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(() => {
  key = newForm();
});

const files = () => ({ media_file: song(), id_passport_url: passport() });
const fields = (more: Record<string, string> = {}) => ({ ...person(), comp_id: audio, ...more });

const stored = () => storedEntries(world);

describe('a form with errors', () => {
  it('gets all errors of its text at once, then all errors of its files, and leaves nothing behind', async () => {
    const before = await stored();
    const typed = {
      comp_id: audio,
      full_name: 'A',
      email: 'nobody',
      civil_id: '',
      phone_number: 'x',
      country_code: '+968',
      country_id: '1',
      user_dob: '2015-01-01',
    };
    const bad = { name: 'song.wav', content: new Uint8Array(0) };
    const badFiles = { media_file: bad, id_passport_url: { ...passport(), name: 'id.exe' } };
    const answer = await signUp(world, formOf(typed, badFiles), { key });
    expect([answer.status, Object.keys(answer.errors ?? {}).toSorted()]).toEqual([
      422,
      ['civil_id', 'email', 'full_name', 'phone_number', 'read_requirement', 'term_conditions', 'user_dob'],
    ]);
    expect(answer.errors).toMatchObject({ user_dob: ['You must be at least 18 years old'] });
    const { errors } = await signUp(world, formOf(fields(), badFiles), { key });
    expect(errors).toMatchObject({
      id_passport_url: [expect.any(String)],
      media_file: ['The file is empty.'],
    });
    await expect.poll(stored).toEqual(before);
  });

  it('learns that an account exists only once all else is right', async () => {
    const account = await world.lay();
    const known = fields({ civil_id: account.civil_id });
    const broken = await signUp(world, formOf({ ...known, full_name: '' }, files()), { key });
    expect(Object.keys(broken.errors ?? {})).toEqual(['full_name']);
    expect(await signUp(world, formOf(known, files()), { key })).toMatchObject({
      status: 422,
      code: 'already_registered',
      errors: { civil_id: ['This number is already registered. Log in to take part.'] },
    });
    const email = account.email?.toUpperCase() ?? '';
    expect(await signUp(world, formOf(fields({ email }), files()), { key })).toMatchObject({
      status: 422,
      errors: { email: ['This email address is already registered.'] },
    });
  });

  it('is refused where registration is closed, or the competition unknown', async () => {
    const send = async (comp_id: string) => {
      const { status, code } = await signUp(world, formOf(fields({ comp_id }), files()), { key });
      return [status, code];
    };
    expect([
      await send(await calls.competition('a-new-song')),
      await send(await calls.competition('the-spoken-word')),
      await send('A'.repeat(22)),
      await send(''),
    ]).toEqual([
      [403, 'registration_not_open'],
      [403, 'registration_closed'],
      [404, 'unknown_competition'],
      [404, 'unknown_competition'],
    ]);
  });
});

const text = (words: string) => new TextEncoder().encode(words);

describe('a file of a registration', () => {
  it.each<[string, { name?: string; content?: Uint8Array<ArrayBuffer> }, string]>([
    ['is a page', { content: text('<!doctype html><script>') }, 'Invalid format'],
    ['is SVG', { content: text('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 'Invalid format'],
    ['is an archive', { content: text('PK\u0003\u0004archive') }, 'Invalid format'],
    ['is a program', { content: text('MZ\u0090\u0000') }, 'Invalid format'],
    ['is a picture', { content: pngFile() }, 'Invalid format'],
    ['is called a program', { name: 'song.wav.exe' }, 'this kind of name'],
    ['is called a program behind another name', { name: 'song.exe.wav' }, 'this kind of name'],
    ['is called a program, turned round', { name: 'song\u202evaw.exe' }, 'this kind of name'],
    ['is called a program, with a dot behind', { name: 'song.exe.' }, 'this kind of name'],
  ])('that %s is refused', async (_what, file, words) => {
    const before = await stored();
    const form = formOf(fields(), { ...files(), media_file: { ...song(), ...file } });
    const answer = await signUp(world, form, { key });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['media_file']]);
    expect(answer.errors?.['media_file']?.[0]).toContain(words);
    await expect.poll(stored).toEqual(before);
  });

  it.each([
    ['../../../etc/passwd.wav', 'passwd.wav'],
    ['..\\..\\boot.wav', 'boot.wav'],
    ['C:\\song.wav', 'song.wav'],
    ['s\u202eong\u0007.wav', 'song.wav'],
    [`${'long'.repeat(100)}.wav`, expect.stringMatching(/^.{1,120}$/u)],
  ])('may have the name %j, which is shown safely', async (name, shown) => {
    const form = formOf(fields(), { ...files(), media_file: { ...song(), name } });
    const answer = await signUp(world, form, { key });
    expect([answer.status, (await entryOf(world, answer.data?.id ?? ''))?.file_name]).toEqual([200, shown]);
  });

  it('may be a document with any picture, which is never decoded', async () => {
    const huge = { ...passport(), content: pngFile(50_000, 50_000) };
    const answer = await signUp(world, formOf(fields(), { ...files(), id_passport_url: huge }), { key });
    expect(answer.status).toBe(200);
  });

  it('may not be a document of more than ten megabytes', async () => {
    const large = new Uint8Array(10_000_001);
    large.set(pngFile());
    const form = formOf(fields(), { ...files(), id_passport_url: { ...passport(), content: large } });
    expect(await signUp(world, form, { key })).toMatchObject({
      status: 422,
      errors: { id_passport_url: ['The file must be at most 10 MB.'] },
    });
  });

  it('is encrypted if it is an identity document', async () => {
    const before = new Set(await filesIn(world, 'identity'));
    await signUp(world, formOf(fields(), files()), { key });
    const sealed = (await filesIn(world, 'identity')).filter((name) => !before.has(name));
    expect(sealed).toHaveLength(1);
    const rows = await world.server.store.database
      .selectFrom('identity_documents')
      .select(['file_name_sealed', 'mime', 'bytes'])
      .execute();
    expect(rows.at(-1)).toMatchObject({ mime: 'image/png', bytes: pngFile().length });
    expect(rows.at(-1)?.file_name_sealed).not.toContain('جواز');
  });
});
