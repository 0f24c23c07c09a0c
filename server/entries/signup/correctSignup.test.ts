import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword } from '../../../tests/support/accounts/accountFixture.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let audio: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  audio = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());

let numbers = 95_000_000;
const newNumber = () => `+968${(numbers += 1)}`;

type Typed = ReturnType<typeof person>;
async function register(more: Partial<Typed> = {}) {
  const typed = { ...person(), phone_number: newNumber(), ...more };
  const key = newForm();
  const form = formOf({ ...typed, comp_id: audio }, { media_file: song(), id_passport_url: passport() });
  expect((await signUp(world, form, { key })).status).toBe(200);
  await world.work();
  return { typed, key };
}
async function correct(
  { typed, key }: { typed: Typed; key: string },
  field: 'email' | 'phone_number',
  value: string,
) {
  world.clock.advance(1);
  const response = await world.ask('/signup/contact', {
    body: { comp_id: audio, civil_id: typed.civil_id, field, value },
    headers: { 'idempotency-key': key },
  });
  await world.work();
  const { code, errors } = (await response.json()) as { code?: string; errors?: Record<string, string[]> };
  return [response.status, code ?? errors].filter((each) => each !== undefined);
}
const check = async (token: string) => {
  const response = await world.ask('/password-link', { body: { token } });
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const use = (token: string) =>
  world.ask('/reset-password', {
    body: { token, new_password: goodPassword, confirm_password: goodPassword },
  });
const linksTo = (to: string) => world.sent.filter((each) => each.to === to && each.text.includes('#')).length;

it('a mistyped number is corrected: the right one gets a link that works, and the earlier link ends', async () => {
  const signup = await register();
  const wrong = world.linkTo(signup.typed.phone_number);
  const right = newNumber();
  expect(await correct(signup, 'phone_number', right)).toEqual([200]);
  expect(await check(wrong)).toEqual([410, 'link_replaced']);
  expect(linksTo(signup.typed.phone_number)).toBe(1);
  expect((await use(world.linkTo(right))).status).toBe(200);
  const token = await world.token(signup.typed);
  const profile = (await (await world.ask('/profile', { token })).json()) as {
    data: { phone_number: string };
  };
  expect(profile.data.phone_number).toBe(right);
  expect(await correct(signup, 'phone_number', newNumber())).toEqual([410, 'signup_confirmed']);
});

it('a forgotten e-mail address is added, and a repeated request sends no second link', async () => {
  const signup = await register({ email: '' });
  const { email } = person();
  expect(await correct(signup, 'email', email)).toEqual([200]);
  expect(await correct(signup, 'email', email)).toEqual([200]);
  expect(linksTo(email)).toBe(1);
});

it('nobody without the key of the registration corrects it, nor with another civil id', async () => {
  const signup = await register();
  const { typed, key } = signup;
  expect(await correct({ typed, key: newForm() }, 'phone_number', newNumber())).toEqual([
    404,
    'unknown_entry',
  ]);
  expect(await correct({ typed: person(), key }, 'phone_number', newNumber())).toEqual([
    404,
    'unknown_entry',
  ]);
  expect((await check(world.linkTo(typed.phone_number)))[0]).toBe(200);
});

it('a wrong contact is refused at its field', async () => {
  const signup = await register();
  const account = await world.lay();
  expect(await correct(signup, 'phone_number', '+96800000000')).toEqual([422, 'unprocessable']);
  expect(await correct(signup, 'email', 'nobody')).toEqual([422, 'unprocessable']);
  expect(await correct(signup, 'email', account.email ?? '')).toEqual([422, 'unprocessable']);
  expect((await check(world.linkTo(signup.typed.phone_number)))[0]).toBe(200);
});

it('is limited: five corrections of a registration, and three links to a contact in an hour', async () => {
  const signup = await register({ email: '' });
  const wanted = Array.from({ length: 5 }, newNumber);
  for (const number of wanted) expect(await correct(signup, 'phone_number', number)).toEqual([200]);
  expect(wanted.map(linksTo)).toEqual([1, 1, 1, 1, 1]);
  expect(await correct(signup, 'phone_number', newNumber())).toEqual([429, 'too_many_changes']);
  const victim = newNumber();
  for (let time = 0; time < 3; time += 1)
    expect(await correct(await register(), 'phone_number', victim)).toEqual([200]);
  expect(await correct(await register(), 'phone_number', victim)).toEqual([429, 'too_many_changes']);
});

it('makes no room for more messages to a contact than its five or ten a day', async () => {
  const victim = person();
  const phone_number = newNumber();
  for (let time = 0; time < 6; time += 1) {
    const signup = await register({ email: victim.email, phone_number });
    await correct(signup, 'phone_number', newNumber());
    await correct(signup, 'email', person().email);
  }
  expect([linksTo(phone_number), linksTo(victim.email)]).toEqual([5, 10]);
});

it('does not outlive a signup that ended', async () => {
  const signup = await register();
  world.clock.advance(25 * 3_600_000);
  expect(await correct(signup, 'phone_number', newNumber())).toEqual([404, 'unknown_entry']);
});
