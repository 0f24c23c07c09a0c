import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESET_LINK_MS } from '../../../domain/delays.ts';
import { goodPassword } from '../../../tests/support/accounts/accountFixture.ts';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';

const HOUR = 3_600_000;
const next = 'Green-Lamp-7';
let world: AccountWorld;
beforeAll(async () => {
  world = await AccountWorld.start();
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

const forgot = (civil_id: string, browser = newBrowser()) =>
  world.ask('/forgot-password', { body: { civil_id, contact_method: 'email' }, browser });

const reset = (token: string, new_password = next, browser = newBrowser(), confirm_password = new_password) =>
  world.ask('/reset-password', { body: { token, new_password, confirm_password }, browser });

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}

describe('a forgotten password', () => {
  it('gets the same reply whether the account exists or not', async () => {
    const account = await world.lay();
    const answers = [await forgot(account.civil_id), await forgot('55555555')];
    const [known, unknown] = await Promise.all(answers.map(bodyOf));
    expect(known).toEqual({
      status: 200,
      message:
        'If there is an account with this number, instructions to set a new password are on their way.',
    });
    expect(unknown).toEqual(known);
    await world.work();
    expect(world.sent.map(({ to }) => to)).toEqual([account.email]);
  });

  it("gets a link of our own origin, whatever host the caller names, in the caller's language", async () => {
    const account = await world.lay({ full_name: 'سالم الكندي' });
    await world.ask('/forgot-password', {
      body: { civil_id: account.civil_id, contact_method: 'email' },
      headers: { 'accept-language': 'ar', 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    });
    await world.work();
    const [message] = world.sent;
    expect(message).toMatchObject({
      channel: 'mail',
      language: 'ar',
      subject: 'تعيين كلمة مرور جديدة في صوت',
    });
    expect(message?.text).toContain('مرحبًا سالم الكندي،');
    expect(message?.text).toMatch(
      /https:\/\/vote\.example\/new-password#[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}\n/,
    );
    expect(message?.text).not.toContain('evil');
  });

  it('gets the link by text message where there is no e-mail', async () => {
    const account = await world.lay({ email: null });
    await forgot(account.civil_id);
    await world.work();
    expect(world.sent).toMatchObject([{ channel: 'sms', to: account.phone }]);
  });

  it('gets no link while the account is suspended', async () => {
    await forgot((await world.lay({ suspended_at: 1 })).civil_id);
    await world.work();
    expect(world.sent).toEqual([]);
  });

  it('gets three links an hour, and the same answer for a fourth', async () => {
    const account = await world.lay();
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await forgot(account.civil_id)).status);
    await world.work();
    expect([statuses, world.sent.length]).toEqual([[200, 200, 200, 200], 1]);
    world.clock.advance(HOUR);
  });

  it('is limited to ten requests an hour from one network', async () => {
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await forgot(String(44_000_000 + time), browser)).status);
    expect(statuses.slice(9)).toEqual([200, 429]);
  });

  it('costs its network nothing once one number is over its limit', async () => {
    const browser = newBrowser();
    for (let time = 0; time < 20; time += 1) await forgot('45454545', browser);
    expect((await forgot('46464646', browser)).status).toBe(200);
  });

  it('leaves no number, address or link in the log', async () => {
    const account = await world.lay();
    await forgot(account.civil_id);
    await world.work();
    const token = world.linkTo(account.email);
    await reset(token);
    const log = world.server.logLines.join('\n');
    for (const secret of [account.civil_id, account.email ?? '', token, token.split('.')[1] ?? '', next])
      expect(log).not.toContain(secret);
  });
});

describe('a link to a password', () => {
  const linkFor = async (email: string | null, civil_id: string) => {
    await forgot(civil_id);
    await world.work();
    return world.linkTo(email);
  };

  it('sets it, signs out everywhere, and tells the owner', async () => {
    const account = await world.lay();
    const session = await world.token(account);
    const token = await linkFor(account.email, account.civil_id);
    const check = await world.ask('/password-link', { body: { token } });
    expect(await check.json()).toEqual({
      data: { purpose: 'reset', expires_at: world.clock.now() + RESET_LINK_MS },
    });
    const answer = await reset(token);
    expect(await bodyOf(answer)).toEqual({ status: 200, message: 'Your password is set. Log in with it.' });
    expect((await world.ask('/profile', { token: session })).status).toBe(401);
    expect((await world.logIn(account, newBrowser(), goodPassword)).status).toBe(422);
    expect((await world.logIn(account, newBrowser(), next)).status).toBe(200);
    await world.work();
    expect(world.sent.at(-1)).toMatchObject({
      to: account.email,
      subject: 'Your password for Sawt was changed',
    });
  });

  it('lets the owner in after strangers used up the attempts', async () => {
    const account = await world.lay();
    for (let time = 0; time < 6; time += 1) await world.logIn(account, newBrowser(), 'Wrong-horse-9');
    const browser = newBrowser();
    expect((await world.logIn(account, browser)).status).toBe(429);
    await reset(await linkFor(account.email, account.civil_id), next, browser);
    expect((await world.logIn(account, browser, next)).status).toBe(200);
  });

  it('works once', async () => {
    const account = await world.lay();
    const token = await linkFor(account.email, account.civil_id);
    const both = await Promise.all([reset(token), reset(token, 'Other-Lamp-8')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(await bodyOf(await reset(token))).toMatchObject({ status: 410, code: 'link_used' });
    expect((await world.ask('/password-link', { body: { token } })).status).toBe(410);
  });

  it('works for half an hour, and not a moment longer', async () => {
    const account = await world.lay();
    const token = await linkFor(account.email, account.civil_id);
    world.clock.advance(RESET_LINK_MS - 1);
    expect((await world.ask('/password-link', { body: { token } })).status).toBe(200);
    world.clock.advance(1);
    expect(await bodyOf(await reset(token))).toMatchObject({
      status: 410,
      code: 'link_expired',
      message: 'This link is no longer valid: its time is over. Please ask for a new one.',
    });
  });

  it('works only while it is the newest', async () => {
    const account = await world.lay();
    const older = await linkFor(account.email, account.civil_id);
    const newer = await linkFor(account.email, account.civil_id);
    expect(await bodyOf(await reset(older))).toMatchObject({ status: 410, code: 'link_replaced' });
    expect((await reset(newer)).status).toBe(200);
  });

  it('cannot be made from the database alone', async () => {
    const account = await world.lay();
    const token = await linkFor(account.email, account.civil_id);
    const [id = '', signature = ''] = token.split('.');
    const stored = await world.server.store.database.selectFrom('password_links').selectAll().execute();
    const outbox = await world.server.store.database.selectFrom('outbox').selectAll().execute();
    expect(stored.map((link) => link.id)).toContain(id);
    expect(JSON.stringify([stored, outbox])).not.toContain(signature);
    const forged = `${id}.${'A'.repeat(43)}`;
    expect(await bodyOf(await reset(forged))).toMatchObject({ status: 404, code: 'link_unknown' });
    expect((await reset('')).status).toBe(404);
  });

  it('stays valid when the password is refused, field by field', async () => {
    const account = await world.lay({ full_name: 'Salim Kindiyya' });
    const token = await linkFor(account.email, account.civil_id);
    const refused = await reset(token, 'kindiyya1', newBrowser(), 'other');
    expect(await bodyOf(refused)).toMatchObject({
      status: 422,
      errors: {
        new_password: [
          'Password must include at least one uppercase character',
          'Password must include at least one special character',
          'The password must not be built on your name or your civil ID.',
        ],
        confirm_password: ['Passwords do not match'],
      },
    });
    expect((await reset(token)).status).toBe(200);
  });
});
