import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accountWorld.ts';
import {
  formOf,
  passport,
  person,
  pngFile,
  signUp,
  song,
  wavFile,
} from '../../../tests/support/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/uploadCalls.ts';

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

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(join(world.server.config.dataDir, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((each) => each.isFile()).map(({ name }) => name);
}

async function stored() {
  const db = world.server.store.database;
  const count = async (table: 'accounts' | 'entries' | 'media' | 'identity_documents' | 'users') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    rows: [
      await count('users'),
      await count('accounts'),
      await count('entries'),
      await count('media'),
      await count('identity_documents'),
    ],
    media: (await filesIn('media')).length,
    identity: (await filesIn('identity')).length,
    parts: [...(await filesIn('staging/parts')), ...(await filesIn('staging/uploads'))].filter((name) =>
      name.endsWith('.part'),
    ),
  };
}

const entryOf = (id: string) =>
  world.server.store.database
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .where('entries.id', '=', id)
    .select([
      'users.full_name',
      'entries.status',
      'entries.competition_id',
      'media.file_name',
      'media.mime',
      'media.bytes',
      'media.state',
    ])
    .executeTakeFirst();

describe('a registration', () => {
  it('makes an account, an entry and a link to the first password', async () => {
    const typed = fields();
    const answer = await signUp(world, formOf(typed, files()), { key });
    expect(answer).toEqual({
      status: 200,
      replayed: 'false',
      data: { id: expect.stringMatching(/^[\w-]{22}$/), account: 'created' },
    });
    expect(await entryOf(answer.data?.id ?? '')).toMatchObject({
      full_name: 'Amal Al Harthy',
      status: expect.stringMatching(/^(submitted|pending)$/),
      competition_id: audio,
      file_name: 'أغنية البحر.wav',
      mime: 'audio/wav',
      bytes: 8_044,
    });
    await world.work();
    const to = [...new Set(world.sent.map((message) => message.to))];
    expect(to).toEqual(expect.arrayContaining([typed.email, typed.phone_number]));
    expect(world.linkTo(typed.email ?? '')).toMatch(/^[\w-]{22}\./);
  });

  it('takes media by the ticket of an upload, once', async () => {
    const metadata = { competition: audio, form: key, filename: 'oud.wav', filetype: 'audio/wav' };
    const media_ticket = await calls.send(wavFile(2), { metadata });
    const form = () => formOf(fields({ media_ticket }), { id_passport_url: passport() });
    const answer = await signUp(world, form(), { key });
    expect([answer.status, (await entryOf(answer.data?.id ?? ''))?.file_name]).toEqual([200, 'oud.wav']);
    expect((await calls.call('HEAD', media_ticket)).status).toBe(410);
    expect(await signUp(world, form(), { key })).toMatchObject({
      status: 422,
      errors: { media_file: [expect.stringContaining('was used or has expired')] },
    });
    expect((await filesIn('staging/uploads')).filter((name) => name.startsWith(media_ticket))).toEqual([]);
  });

  it('takes no ticket of another form, and none that is not complete', async () => {
    const metadata = { competition: audio, form: newForm(), filename: 'oud.wav' };
    const foreign = await calls.send(wavFile(), { metadata });
    const unfinished = await calls.begun({ bytes: 100, metadata: { ...metadata, form: key } });
    for (const [media_ticket, words] of [
      [foreign, 'belongs to another form'],
      [unfinished, 'not complete'],
      ['../../db/sawt.db', 'belongs to another form'],
      ['A'.repeat(22), 'belongs to another form'],
    ] as const) {
      const form = formOf(fields({ media_ticket }), { id_passport_url: passport() });
      expect(await signUp(world, form, { key })).toMatchObject({
        status: 422,
        errors: { media_file: [expect.stringContaining(words)] },
      });
    }
  });

  it('is answered again, and is no second one, when the same form comes again', async () => {
    const typed = fields();
    const first = await signUp(world, formOf(typed, files()), { key });
    const before = await stored();
    const again = await signUp(world, formOf(typed, files()), { key });
    expect(again).toEqual({ ...first, replayed: 'true' });
    expect(await stored()).toEqual(before);
  });

  it('is one, however many clicks and tabs send it at once', async () => {
    const typed = fields();
    const before = await stored();
    const other = newForm();
    const answers = await Promise.all(
      [key, key, key, other, other].map((each) => signUp(world, formOf(typed, files()), { key: each })),
    );
    const good = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(good.map(({ data }) => data?.id)).size).toBe(1);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['already_registered']));
    const after = await stored();
    expect(after.rows).toEqual(before.rows.map((count) => count + 1));
    expect([after.media - before.media, after.identity - before.identity, after.parts]).toEqual([1, 1, []]);
  });
});

describe('somebody who is signed in', () => {
  it('adds an entry to the account, as it is', async () => {
    const account = await world.lay();
    const token = await world.token(account);
    const typed = fields({ civil_id: account.civil_id, full_name: 'Another Name', user_dob: '1950-01-01' });
    const answer = await signUp(world, formOf(typed, files()), { key, token });
    expect([answer.status, answer.data?.account]).toEqual([200, 'existing']);
    expect((await entryOf(answer.data?.id ?? ''))?.full_name).toBe(account.full_name);
    const again = await signUp(world, formOf(typed, files()), { key: newForm(), token });
    expect(again).toMatchObject({
      status: 422,
      code: 'already_entered',
      errors: { civil_id: ['You already take part in this competition.'] },
    });
  });

  it('is as old as the account says', async () => {
    const account = await world.lay({ birth_date: '2010-01-01' });
    const token = await world.token(account);
    const typed = fields({ civil_id: account.civil_id });
    expect(await signUp(world, formOf(typed, files()), { key, token })).toMatchObject({
      status: 422,
      errors: { user_dob: ['You must be at least 18 years old'] },
    });
  });

  it('cannot register somebody else', async () => {
    const token = await world.token(await world.lay());
    expect(await signUp(world, formOf(fields(), files()), { key, token })).toMatchObject({
      status: 422,
      errors: { civil_id: ['This is not the number of the account that is signed in.'] },
    });
  });

  it('whose session is over is told so', async () => {
    const token = `swt_${'A'.repeat(43)}`;
    expect((await signUp(world, formOf(fields(), files()), { key, token })).status).toBe(401);
  });
});

describe('a form with faults', () => {
  it('is told all of them at once, and leaves nothing behind', async () => {
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
    const form = formOf(typed, { media_file: bad, id_passport_url: { ...passport(), name: 'id.exe' } });
    const answer = await signUp(world, form, { key });
    expect([answer.status, Object.keys(answer.errors ?? {}).toSorted()]).toEqual([
      422,
      [
        'civil_id',
        'email',
        'full_name',
        'id_passport_url',
        'media_file',
        'phone_number',
        'read_requirement',
        'term_conditions',
        'user_dob',
      ],
    ]);
    expect(answer.errors).toMatchObject({
      user_dob: ['You must be at least 18 years old'],
      media_file: ['The file is empty.'],
    });
    expect(await stored()).toEqual(before);
  });

  it('tells of an account only once all else is right', async () => {
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

  it('is refused where registration is not open, or for what nobody knows', async () => {
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
      [403, 'registration_closed'],
      [403, 'registration_closed'],
      [404, 'unknown_competition'],
      [404, 'unknown_competition'],
    ]);
  });
});

const text = (words: string) => new TextEncoder().encode(words);

describe('a file that is sent with a registration', () => {
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
  ])('and %s is refused', async (_what, file, words) => {
    const before = await stored();
    const form = formOf(fields(), { ...files(), media_file: { ...song(), ...file } });
    const answer = await signUp(world, form, { key });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['media_file']]);
    expect(answer.errors?.['media_file']?.[0]).toContain(words);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['../../../etc/passwd.wav', 'passwd.wav'],
    ['..\\..\\boot.wav', 'boot.wav'],
    ['C:\\song.wav', 'song.wav'],
    ['s\u202eong\u0007.wav', 'song.wav'],
    [`${'long'.repeat(100)}.wav`, expect.stringMatching(/^.{1,120}$/u)],
  ])('may be called %j, and is shown safely', async (name, shown) => {
    const form = formOf(fields(), { ...files(), media_file: { ...song(), name } });
    const answer = await signUp(world, form, { key });
    expect([answer.status, (await entryOf(answer.data?.id ?? ''))?.file_name]).toEqual([200, shown]);
  });

  it('may be a document of whatever picture, which nobody draws', async () => {
    const huge = { ...passport(), content: pngFile(50_000, 50_000) };
    const answer = await signUp(world, formOf(fields(), { ...files(), id_passport_url: huge }), { key });
    expect(answer.status).toBe(200);
  });

  it('is no document of more than ten megabytes', async () => {
    const large = new Uint8Array(10_000_001);
    large.set(pngFile());
    const form = formOf(fields(), { ...files(), id_passport_url: { ...passport(), content: large } });
    expect(await signUp(world, form, { key })).toMatchObject({
      status: 422,
      errors: { id_passport_url: ['The file must be at most 10 MB.'] },
    });
  });

  it('is sealed where it proves who somebody is', async () => {
    const before = new Set(await filesIn('identity'));
    await signUp(world, formOf(fields(), files()), { key });
    const sealed = (await filesIn('identity')).filter((name) => !before.has(name));
    expect(sealed).toHaveLength(1);
    const rows = await world.server.store.database
      .selectFrom('identity_documents')
      .select(['file_name_sealed', 'mime', 'bytes'])
      .execute();
    expect(rows.at(-1)).toMatchObject({ mime: 'image/png', bytes: pngFile().length });
    expect(rows.at(-1)?.file_name_sealed).not.toContain('جواز');
  });
});
