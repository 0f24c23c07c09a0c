import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import {
  formOf,
  passport,
  person,
  signUp,
  song,
  wavFile,
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

describe('a registration', () => {
  it('makes an account, an entry and a link to the first password', async () => {
    const typed = fields();
    const answer = await signUp(world, formOf(typed, files()), { key });
    expect(answer).toEqual({
      status: 200,
      replayed: 'false',
      data: { id: expect.stringMatching(/^[\w-]{22}$/), account: 'created' },
    });
    expect(await entryOf(world, answer.data?.id ?? '')).toMatchObject({
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

  it('uses the ticket of an upload once', async () => {
    const metadata = { competition: audio, form: key, filename: 'oud.wav', filetype: 'audio/wav' };
    const media_ticket = await calls.send(wavFile(2), { metadata });
    const form = () => formOf(fields({ media_ticket }), { id_passport_url: passport() });
    const answer = await signUp(world, form(), { key });
    expect([answer.status, (await entryOf(world, answer.data?.id ?? ''))?.file_name]).toEqual([
      200,
      'oud.wav',
    ]);
    expect((await calls.call('HEAD', media_ticket)).status).toBe(410);
    expect(await signUp(world, form(), { key })).toMatchObject({
      status: 422,
      errors: { media_file: [expect.stringContaining('was used or has expired')] },
    });
    expect((await filesIn(world, 'staging/uploads')).filter((name) => name.startsWith(media_ticket))).toEqual(
      [],
    );
  });

  it('refuses a ticket of another form, and an incomplete one', async () => {
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

  it('gets the same answer when the same form comes again, and makes no second entry', async () => {
    const typed = fields();
    const first = await signUp(world, formOf(typed, files()), { key });
    const before = await stored();
    const again = await signUp(world, formOf(typed, files()), { key });
    expect(again).toEqual({ ...first, replayed: 'true' });
    expect(await stored()).toEqual(before);
  });

  it('makes one signup for several clicks; another tab makes a second one until the first is verified', async () => {
    const typed = fields();
    const before = await stored();
    const other = newForm();
    const answers = await Promise.all(
      [key, key, key, other, other].map((each) => signUp(world, formOf(typed, files()), { key: each })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(2);
    const after = await stored();
    expect(after.rows).toEqual(before.rows.map((count) => count + 2));
    expect([after.media - before.media, after.identity - before.identity, after.parts]).toEqual([2, 2, []]);
    expect((await world.confirm(typed.email)).status).toBe(200);
    expect(await signUp(world, formOf(typed, files()), { key: newForm() })).toMatchObject({
      status: 422,
      code: 'already_registered',
    });
  });
});

describe('a signed-in candidate', () => {
  it('adds an entry to the unchanged account', async () => {
    const account = await world.lay();
    const token = await world.token(account);
    const typed = fields({ civil_id: account.civil_id, full_name: 'Another Name', user_dob: '1950-01-01' });
    const answer = await signUp(world, formOf(typed, files()), { key, token });
    expect([answer.status, answer.data?.account]).toEqual([200, 'existing']);
    expect((await entryOf(world, answer.data?.id ?? ''))?.full_name).toBe(account.full_name);
    const again = await signUp(world, formOf(typed, files()), { key: newForm(), token });
    expect(again).toMatchObject({
      status: 422,
      code: 'already_entered',
      errors: { civil_id: ['You already take part in this competition.'] },
    });
  });

  it('has the age of the account', async () => {
    const account = await world.lay({ birth_date: '2010-01-01' });
    const token = await world.token(account);
    const typed = fields({ civil_id: account.civil_id });
    expect(await signUp(world, formOf(typed, files()), { key, token })).toMatchObject({
      status: 422,
      errors: { user_dob: ['You must be at least 18 years old'] },
    });
  });

  it('cannot register another person', async () => {
    const token = await world.token(await world.lay());
    expect(await signUp(world, formOf(fields(), files()), { key, token })).toMatchObject({
      status: 422,
      errors: { civil_id: ['This is not the number of the account that is signed in.'] },
    });
  });

  it('with an expired session gets a refusal', async () => {
    const token = `swt_${'A'.repeat(43)}`;
    expect((await signUp(world, formOf(fields(), files()), { key, token })).status).toBe(401);
  });
});

it('a form received in time gets its answer again after registration has closed', async () => {
  const typed = fields();
  const form = () => formOf(typed, files());
  const { data } = await signUp(world, form(), { key });
  // An account that is not verified would end weeks later, and its entry with it.
  expect((await world.confirm(typed.email)).status).toBe(200);
  const details = world.server.app.live.catalogue.view.details.get(audio);
  world.clock.advance((details?.reg_end ?? 0) - world.clock.now());
  const { files: media, live } = world.server.app;
  live.tick();
  // The sweeper runs now, so that it does not take files of later requests for weeks old.
  media.tick();
  await media.rest();
  expect(await signUp(world, form(), { key })).toEqual({ status: 200, replayed: 'true', data });
  expect(await signUp(world, form(), { key: newForm() })).toMatchObject({
    status: 403,
    code: 'registration_closed',
  });
});
