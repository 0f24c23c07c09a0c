import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { storedEntries } from '../../../tests/support/entries/storedEntries.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let audio: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  audio = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());

type Asker = { key?: string; token?: string; browser?: ReturnType<typeof newBrowser> };
async function check(body: Record<string, string>, { key = newForm(), ...asker }: Asker = {}) {
  const headers = { 'idempotency-key': key };
  const response = await world.ask('/signup/check', { body, headers, ...asker });
  const answer = (await response.json()) as {
    code?: string;
    errors?: Record<string, string[]>;
    data?: { received: boolean };
  };
  return { status: response.status, ...answer };
}
const fields = (more: Record<string, string> = {}) => ({ ...person(), comp_id: audio, ...more });
const files = () => ({ media_file: song(), id_passport_url: passport() });

it('says of a text what the signup would say, and stores nothing', async () => {
  const account = await world.lay();
  const before = await storedEntries(world);
  const young = fields({ user_dob: '2015-01-01', phone_number: '+96800000000' });
  for (const typed of [
    young,
    fields({ civil_id: account.civil_id }),
    fields({ email: account.email?.toUpperCase() ?? '' }),
  ]) {
    const { status, code, errors } = await check(typed);
    const signed = await signUp(world, formOf(typed, files()), { key: newForm() });
    expect({ status, code, errors }).toEqual({
      status: 422,
      code: signed.code,
      errors: signed.errors,
    });
  }
  expect(await check(fields())).toEqual({ status: 200, data: { received: false } });
  expect(await storedEntries(world)).toEqual(before);
});

it('tells a signed-in candidate at once, whatever else is asked from the network', async () => {
  const account = await world.lay();
  const token = await world.token(account);
  const browser = newBrowser();
  const typed = fields({ civil_id: account.civil_id });
  for (let time = 0; time < 12; time += 1) expect((await check(typed, { token, browser })).status).toBe(200);
  expect((await signUp(world, formOf(typed, files()), { key: newForm(), token })).status).toBe(200);
  expect(await check(typed, { token, browser })).toMatchObject({
    status: 422,
    code: 'already_entered',
    errors: { civil_id: ['You already take part in this competition.'] },
  });
});

it('tells a visitor who has an account ten times an hour, and only after a whole valid text', async () => {
  const account = await world.lay();
  const browser = newBrowser();
  const known = fields({ civil_id: account.civil_id });
  const broken = { ...known, full_name: '' };
  for (let time = 0; time < 12; time += 1) {
    const { errors } = await check(broken, { browser });
    expect(Object.keys(errors ?? {})).toEqual(['full_name']);
  }
  for (let time = 0; time < 10; time += 1)
    expect((await check(known, { browser })).code).toBe('already_registered');
  expect((await check(known, { browser })).status).toBe(429);
  // The signup itself still judges.
  const signed = await signUp(world, formOf(known, files()), { key: newForm(), browser });
  expect(signed.code).toBe('already_registered');
});

it('does not refuse the form that was received under the same key', async () => {
  const key = newForm();
  const typed = fields();
  await signUp(world, formOf(typed, files()), { key });
  expect((await world.confirm(typed.email)).status).toBe(200);
  expect((await check(typed)).code).toBe('already_registered');
  expect(await check(typed, { key })).toEqual({ status: 200, data: { received: true } });
});
