import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accountWorld.ts';
import { errorsOf, readProfile, sendProfile } from '../../../tests/support/sentProfile.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await AccountWorld.start();
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

const forgot = (civil_id: string) =>
  world.ask('/forgot-password', { body: { civil_id, contact_method: 'email' } });
const move = (token: string) => sendProfile(world, { token, fields: { phone_number: '+96892345678' } });
const sent = () =>
  world.sent.map((message) =>
    message.channel === 'mail' ? ['mail', message.to, message.subject] : ['sms', message.to],
  );

it('sends no link to an unverified number, sends a message to the mailbox, and ends earlier links', async () => {
  const account = await world.lay();
  const token = await world.token(account);
  await forgot(account.civil_id);
  await world.work();
  const link = world.linkTo(account.email);
  expect((await move(token)).status).toBe(200);
  await forgot(account.civil_id);
  await world.work();
  expect(sent()).toEqual([
    ['mail', account.email, 'Set a new password for Sawt'],
    ['mail', account.email, 'Your phone number at Sawt was changed'],
    ['mail', account.email, 'Set a new password for Sawt'],
  ]);
  const check = await world.ask('/password-link', { body: { token: link } });
  expect([check.status, ((await check.json()) as { code: string }).code]).toEqual([410, 'link_replaced']);
});

it('keeps the number of an account that messages reach by it alone: a stolen session cannot take it', async () => {
  const account = await world.lay({ email: null, email_verified_at: null });
  const token = await world.token(account);
  const response = await move(token);
  expect([response.status, await errorsOf(response)]).toEqual([
    422,
    {
      phone_number: [
        'Messages reach this account by its phone number alone, so it cannot be changed here. Please write to support.',
      ],
    },
  ]);
  expect((await readProfile(world, token)).phone_number).toBe(account.phone);
  await forgot(account.civil_id);
  await world.work();
  expect(sent()).toEqual([['sms', account.phone]]);
});
