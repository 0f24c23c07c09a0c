import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../domain/contract.ts';
import { CONTACT_LINK_MS, CONTACT_UNDO_MS } from '../../../domain/delays.ts';
import type { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { ContactWorld } from '../../../tests/support/accounts/contactWorld.ts';
import { readProfile } from '../../../tests/support/accounts/sentProfile.ts';

let people: ContactWorld;
let world: AccountWorld;
beforeAll(async () => {
  people = await ContactWorld.start();
  world = people.world;
});
afterAll(() => world.close());

const newPhone = '+96892345678';
const contacts = ({ email, phone_number, verifying }: Profile) => ({ email, phone_number, verifying });

describe('a link that undoes a change', () => {
  it('ends a waiting change, the sessions and the password, and leads to a new password', async () => {
    const { account, token } = await people.signIn();
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    const [verify, undo] = [world.linkTo(email), world.linkTo(account.email)];
    expect(await people.check(undo)).toEqual({
      status: 200,
      data: {
        action: 'undo',
        field: 'email',
        value: 'm•••@example.om',
        expires_at: world.clock.now() + CONTACT_UNDO_MS,
      },
    });
    const undone = await people.use(undo);
    expect(undone).toEqual({
      status: 200,
      message: 'The change is undone and all devices were signed out. Set a new password now.',
      data: { reset_token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/) },
    });
    expect([await people.use(verify), await people.use(undo)]).toMatchObject([
      { status: 410, code: 'link_replaced' },
      { status: 410, code: 'link_used' },
    ]);
    expect((await world.ask('/profile', { token })).status).toBe(401);
    expect((await world.logIn(account)).status).toBe(422);
    const password = 'Green-Lamp-7';
    const { reset_token } = (undone as unknown as { data: { reset_token: string } }).data;
    const body = { token: reset_token, new_password: password, confirm_password: password };
    expect((await world.ask('/reset-password', { body })).status).toBe(200);
    const again = await world.token(account, undefined, password);
    expect(contacts(await readProfile(world, again))).toEqual({
      email: account.email,
      phone_number: account.phone,
      verifying: {},
    });
  });

  it('gives the old contact back for 72 hours after the change, with all changes since', async () => {
    const { account, token } = await people.signIn();
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    const undo = world.linkTo(account.email);
    world.clock.advance(CONTACT_LINK_MS - 1);
    await people.use(world.linkTo(email));
    const thief = await world.token(account);
    await people.ask(thief, 'phone_number', newPhone);
    await people.use(world.linkTo(newPhone));
    const undoOfThief = world.linkTo(email);
    world.clock.advance(CONTACT_UNDO_MS - 1);
    expect(await people.use(undo)).toMatchObject({ status: 200 });
    expect(await people.use(undoOfThief)).toMatchObject({ status: 410, code: 'link_used' });
    const row = await world.server.store.database
      .selectFrom('accounts')
      .where('user_id', '=', account.user_id)
      .select(['email', 'phone', 'email_verified_at', 'phone_verified_at', 'password'])
      .executeTakeFirst();
    const { email: was, phone, email_verified_at, phone_verified_at } = account;
    expect(row).toEqual({ email: was, phone, email_verified_at, phone_verified_at, password: null });
  });

  it('expires after 72 hours', async () => {
    const { account, token } = await people.signIn();
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    const undo = world.linkTo(account.email);
    await people.use(world.linkTo(email));
    world.clock.advance(CONTACT_UNDO_MS);
    expect(await people.use(undo)).toMatchObject({ status: 410, code: 'link_expired' });
    expect(await people.forgot(account)).toEqual([email]);
  });

  it('ends a change that still waits, also an earlier one', async () => {
    const { account, token } = await people.signIn();
    const email = people.newEmail();
    await people.ask(token, 'phone_number', newPhone);
    await people.ask(token, 'email', email);
    await people.use(world.linkTo(account.email));
    expect(await people.use(world.linkTo(newPhone))).toMatchObject({ status: 410, code: 'link_replaced' });
  });

  it('leaves the address with the account that verified it meanwhile', async () => {
    const { account, token } = await people.signIn();
    const other = await people.signIn();
    const email = people.newEmail();
    await people.ask(token, 'email', email);
    const undo = world.linkTo(account.email);
    await people.use(world.linkTo(email));
    await people.ask(other.token, 'email', account.email!);
    await people.use(world.linkTo(account.email));
    expect(await people.use(undo)).toMatchObject({ status: 200 });
    expect(await people.forgot(account)).toEqual([account.phone]);
  });
});

it('is audited: requested, verified and undone', async () => {
  const { account, token } = await people.signIn();
  const email = people.newEmail();
  await people.ask(token, 'email', email);
  const undo = world.linkTo(account.email);
  await people.use(world.linkTo(email));
  await people.use(undo);
  const rows = await world.server.store.database
    .selectFrom('audit')
    .where('subject', '=', account.user_id)
    .where('action', 'like', 'contact.%')
    .orderBy('seq')
    .select(['action', 'actor'])
    .execute();
  expect(rows).toEqual(
    ['requested', 'verified', 'undone'].map((what) => ({
      action: `contact.email.${what}`,
      actor: account.user_id,
    })),
  );
});
