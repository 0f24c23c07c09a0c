import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, type LaidAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser, type Browser } from '../../../tests/support/accounts/accountWorld.ts';

const next = 'Green-Lamp-7';
let world: AccountWorld;
let account: LaidAccount;
beforeAll(async () => {
  world = await AccountWorld.start();
});
afterAll(() => world.close());

const change = (token: string, changes: object = {}, browser?: Browser) =>
  world.ask('/profile/change-password', {
    token,
    body: { current_password: goodPassword, new_password: next, confirm_password: next, ...changes },
    ...(browser && { browser }),
  });

describe('a changed password', () => {
  it('signs out everywhere, ends open links, and keeps this device known', async () => {
    account = await world.lay();
    const [here, there] = [newBrowser(), newBrowser()];
    const [token, elsewhere] = [await world.token(account, here), await world.token(account, there)];
    await world.ask('/forgot-password', { body: { civil_id: account.civil_id, contact_method: 'email' } });
    await world.work();
    const link = world.linkTo(account.email);
    const answer = await change(token, {}, here);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: 'Password changed. Log in with your new password.' },
    ]);
    const profiles = await Promise.all(
      [token, elsewhere].map(async (each) => (await world.ask('/profile', { token: each })).status),
    );
    expect(profiles).toEqual([401, 401]);
    expect((await world.ask('/password-link', { body: { token: link } })).status).toBe(410);
    for (let time = 0; time < 6; time += 1) await world.logIn(account, newBrowser());
    expect((await world.logIn(account, there, next)).status).toBe(429);
    expect((await world.logIn(account, here, next)).status).toBe(200);
  });

  it.each([
    [
      { current_password: 'Wrong-horse-9' },
      'wrong_password',
      { current_password: ['The current password is not right.'] },
    ],
    [{ current_password: '' }, 'unprocessable', { current_password: ['Enter current password'] }],
    [
      { new_password: '', confirm_password: '' },
      'unprocessable',
      { new_password: ['Enter new password'], confirm_password: ['Confirm new password'] },
    ],
    [{ confirm_password: 'Green-Lamp-8' }, 'unprocessable', { confirm_password: ['Passwords do not match'] }],
    [{ new_password: 'Green-Lamp', confirm_password: 'Green-Lamp' }, null, null],
    [
      { new_password: 'short', confirm_password: 'short' },
      'unprocessable',
      {
        new_password: [
          'Password must be at least 8 characters long',
          'Password must include at least one uppercase character',
          'Password must include at least one special character',
        ],
      },
    ],
  ])('%o is answered with %s', async (changes, code, errors) => {
    const token = await world.token(await world.lay());
    const response = await change(token, changes);
    const body = (await response.json()) as object;
    expect(response.status).toBe(code === null ? 200 : 422);
    expect(body).toMatchObject(code === null ? {} : { code, errors });
  });

  it('allows the holder of a stolen token as few guesses as the login', async () => {
    const token = await world.token(await world.lay());
    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await change(token, { current_password: `Wrong-horse-${time}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('changes once if two changes come together', async () => {
    const owner = await world.lay();
    const token = await world.token(owner);
    const other = { new_password: 'Other-Lamp-8', confirm_password: 'Other-Lamp-8' };
    const statuses = (await Promise.all([change(token), change(token, other)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});
