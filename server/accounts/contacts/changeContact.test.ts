import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '../../../domain/contract.ts';
import { CONTACT_LINK_MS } from '../../../domain/delays.ts';
import type { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { answerOf, ContactWorld } from '../../../tests/support/accounts/contactWorld.ts';
import { errorsOf, readProfile, sendProfile } from '../../../tests/support/accounts/sentProfile.ts';

let people: ContactWorld;
let world: AccountWorld;
beforeAll(async () => {
  people = await ContactWorld.start();
  world = people.world;
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

const newPhone = '+96892345678';
const sent = () =>
  world.sent.map((message) =>
    message.channel === 'mail'
      ? ['mail', message.to, message.subject]
      : ['sms', message.to, message.text.replaceAll(/\s*https?:\S+/g, '')],
  );
const contacts = ({ email, phone_number, verifying }: Profile) => ({ email, phone_number, verifying });
describe('another phone number or e-mail address', () => {
  it('counts once its own link is used, and every verified contact gets a message', async () => {
    const { account, token } = await people.signIn();
    const email = people.newEmail();
    const asked = await people.ask(token, 'email', email);
    expect([asked.status, ((await asked.json()) as { message: string }).message]).toEqual([
      200,
      'We sent a link to the new e-mail address. It counts once you open the link.',
    ]);
    const until = world.clock.now() + CONTACT_LINK_MS;
    expect(contacts(await readProfile(world, token))).toEqual({
      email: account.email,
      phone_number: account.phone,
      verifying: { email: { value: email, until } },
    });
    const masked = `m•••@example.om`;
    expect(sent()).toEqual([
      ['mail', email, 'Confirm your new e-mail address for Sawt'],
      ['mail', account.email, 'Your e-mail address at Sawt is being changed'],
      [
        'sms',
        account.phone,
        `Sawt: the e-mail address of your account is being changed to ${masked}. Not you? Undo it within 72 hours:`,
      ],
    ]);
    const link = world.linkTo(email);
    expect(await people.forgot(account)).toEqual([account.email]);
    expect(await people.check(link)).toEqual({
      status: 200,
      data: { action: 'verify', field: 'email', value: email, expires_at: until },
    });
    expect(await people.use(link)).toEqual({
      status: 200,
      message: 'Confirmed. Messages go there from now on.',
      data: { reset_token: null },
    });
    expect(contacts(await readProfile(world, token))).toEqual({
      email,
      phone_number: account.phone,
      verifying: {},
    });
    expect(await people.forgot(account)).toEqual([email]);
    expect(await people.use(link)).toMatchObject({ status: 410, code: 'link_used' });
  });

  it('also works for an account with only a phone number', async () => {
    const { account, token } = await people.signIn({ email: null, email_verified_at: null });
    await people.ask(token, 'phone_number', '092 345 678'.replace('0', '+968'));
    expect(sent().map(([channel, to]) => [channel, to])).toEqual([
      ['sms', newPhone],
      ['sms', account.phone],
    ]);
    await people.use(world.linkTo(newPhone));
    expect(await people.forgot(account)).toEqual([newPhone]);
  });

  it('contains no name where the contact was not verified', async () => {
    const { account, token } = await people.signIn({ full_name: 'Free Prize' });
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    const textTo = (to: string | null) => world.sent.find((message) => message.to === to)?.text ?? '';
    expect([textTo(email), textTo(account.email)].map((text) => text.includes('Free Prize'))).toEqual([
      false,
      true,
    ]);
  });

  it('needs the password, and its guesses count with those of a change of password', async () => {
    const { token } = await people.signIn();
    const email = people.newEmail();
    const wrong = await people.ask(token, 'email', email, 'Wrong-horse-9');
    expect(await answerOf(wrong)).toMatchObject({ status: 422, code: 'wrong_password' });
    for (let guess = 0; guess < 4; guess += 1) await people.ask(token, 'email', email, 'Wrong-horse-9');
    expect(await answerOf(await people.ask(token, 'email', email))).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
    });
    expect([sent(), (await readProfile(world, token)).verifying]).toEqual([[], {}]);
  });

  it.each([
    ['email', 'huda@', { email: ['Enter a valid email address.'] }],
    ['phone_number', '+968911', { phone_number: expect.anything() }],
    [
      'phone_number',
      '+96801234567',
      { phone_number: ['This is not a valid phone number. Check its country code and its digits.'] },
    ],
  ] as const)('is refused where it is invalid (%s %s)', async (field, value, errors) => {
    const { token } = await people.signIn();
    const response = await people.ask(token, field, value);
    expect([response.status, await errorsOf(response)]).toEqual([422, errors]);
  });

  it('changes nothing where it is verified already, and gets a new link where it is not', async () => {
    const { account, token } = await people.signIn({ phone_verified_at: null });
    const same = await people.ask(token, 'email', account.email!.toUpperCase());
    expect(await errorsOf(same)).toEqual({ email: ['This is what your account has already.'] });
    expect((await people.ask(token, 'phone_number', account.phone!)).status).toBe(200);
    await people.use(world.linkTo(account.phone));
    expect(await errorsOf(await people.ask(token, 'phone_number', account.phone!))).toEqual({
      phone_number: ['This is what your account has already.'],
    });
  });

  it('cannot change with the rest of the profile', async () => {
    const { account, token } = await people.signIn();
    const refused = await sendProfile(world, { token, fields: { phone_number: newPhone, address: 'Ruwi' } });
    expect([refused.status, await errorsOf(refused)]).toEqual([
      422,
      {
        phone_number: [
          'The phone number changes on its own page: it counts once the new number is confirmed.',
        ],
      },
    ]);
    expect(await readProfile(world, token)).toMatchObject({ phone_number: account.phone, address: null });
    const same = await sendProfile(world, {
      token,
      fields: { phone_number: account.phone!, address: 'Ruwi' },
    });
    expect(same.status).toBe(200);
  });

  it('is limited per account, and per stranger’s address', async () => {
    const { token } = await people.signIn();
    const email = people.newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await people.ask(token, 'email', email)).status);
    const other = await people.signIn();
    statuses.push((await people.ask(other.token, 'email', email)).status);
    statuses.push(
      (await people.ask(token, 'email', people.newEmail())).status,
      (await people.ask(token, 'email', people.newEmail())).status,
    );
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200, 200]);
    expect(await answerOf(await people.ask(token, 'email', people.newEmail()))).toMatchObject({
      status: 429,
      code: 'too_many_changes',
    });
  });
});

describe('a link that verifies a contact', () => {
  it('works for 24 hours, and only as the newest of its kind', async () => {
    const { account, token } = await people.signIn();
    const [first, second] = [people.newEmail(), people.newEmail()];
    await people.ask(token, 'email', first);
    await people.ask(token, 'email', second);
    expect(await people.check(world.linkTo(first))).toMatchObject({ status: 410, code: 'link_replaced' });
    world.clock.advance(CONTACT_LINK_MS);
    expect(await people.use(world.linkTo(second))).toMatchObject({ status: 410, code: 'link_expired' });
    const again = await world.token(account);
    expect(contacts(await readProfile(world, again))).toEqual({
      email: account.email,
      phone_number: account.phone,
      verifying: {},
    });
  });

  it('gives nobody an address that another account verified first', async () => {
    const [one, two] = [await people.signIn(), await people.signIn()];
    const email = people.newEmail();
    await people.ask(one.token, 'email', email);
    const link = world.linkTo(email);
    await people.ask(two.token, 'email', email.toUpperCase());
    await people.use(world.linkTo(email.toUpperCase()));
    expect([await people.check(link), await people.use(link)]).toMatchObject([
      { status: 410, code: 'link_taken' },
      { status: 410, code: 'link_taken' },
    ]);
  });

  it('ends password links that went to the old contact', async () => {
    const { account, token } = await people.signIn();
    await people.forgot(account);
    const reset = world.linkTo(account.email);
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    await people.use(world.linkTo(email));
    const response = await world.ask('/password-link', { body: { token: reset } });
    expect(await answerOf(response)).toMatchObject({ status: 410, code: 'link_replaced' });
  });

  it('cannot undo a change or set a password', async () => {
    const { account, token } = await people.signIn();
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    const [verify, undo] = [world.linkTo(email), world.linkTo(account.email)];
    expect(await people.check('x')).toMatchObject({ status: 404, code: 'link_unknown' });
    const [id] = verify.split('.');
    expect(await people.check(`${id}.${undo.split('.')[1]}`)).toMatchObject({ data: { action: 'undo' } });
    const asPassword = await world.ask('/password-link', { body: { token: verify } });
    expect(asPassword.status).toBe(404);
  });
});
