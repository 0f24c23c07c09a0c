import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '../../../domain/delays.ts';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';
import { goodPassword } from '../../../tests/support/accounts/accountFixture.ts';

const MINUTE = 60_000;
let world: AccountWorld;
beforeAll(async () => {
  world = await AccountWorld.start();
});
afterAll(() => world.close());

const profileStatus = async (token: string) => (await world.ask('/profile', { token })).status;

describe('a login', () => {
  it('answers with a token, and only such personal data as a browser may keep', async () => {
    const account = await world.lay({ full_name: 'Salim Al Kindi' });
    const response = await world.logIn(account);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      message: 'Logged in. Taking you there…',
      data: {
        token: expect.stringMatching(/^swt_[A-Za-z0-9_-]{43}$/),
        expires_at: world.clock.now() + SESSION_LIFE_MS,
        user: { id: account.user_id, full_name: 'Salim Al Kindi', image_url: null },
      },
    });
  });

  it('accepts the number in Arabic-Indic digits, with spaces and direction marks', async () => {
    const account = await world.lay({ civil_id: '77001122' });
    const typed = '\u200f٧٧ ٠٠ ١١ ٢٢';
    expect((await world.logIn({ ...account, civil_id: typed })).status).toBe(200);
  });

  it('stores only a hash of the token', async () => {
    const token = await world.token(await world.lay());
    const rows = await world.server.store.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("names the empty fields in the caller's language", async () => {
    const body = { civil_id: ' ', password: '' };
    const response = await world.ask('/login', { body, headers: { 'accept-language': 'ar' } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { civil_id: ['الرقم المدني مطلوب.'], password: ['كلمة المرور مطلوبة.'] },
    });
  });

  it('gives the same reply to a wrong password, an unknown number, a judge, and an account without a password', async () => {
    const numbers = [
      (await world.lay()).civil_id,
      '99999999',
      (await world.lay({ role: 'judge' })).civil_id,
      (await world.lay({ password: null })).civil_id,
      (await world.lay({ suspended_at: 1 })).civil_id,
    ];
    const answers = await Promise.all(
      numbers.map(async (civil_id) => {
        const response = await world.logIn({ civil_id }, newBrowser(), 'Wrong-horse-9');
        const { request_id: _id, ...body } = (await response.json()) as { request_id: string };
        const kept = ['content-type', 'cache-control', 'vary', 'set-cookie', 'retry-after'];
        return { status: response.status, body, headers: kept.map((name) => response.headers.get(name)) };
      }),
    );
    const [first] = answers;
    expect(first).toEqual({
      status: 422,
      body: {
        code: 'invalid_credentials',
        message: 'Invalid credentials. Please check your Civil ID and password.',
      },
      headers: ['application/json; charset=utf-8', 'no-store', 'Accept-Language', null, null],
    });
    expect(answers).toEqual(answers.map(() => first));
  });

  it('reveals a suspension only to the holder of the password', async () => {
    const account = await world.lay({ suspended_at: 1 });
    const response = await world.logIn(account);
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        code: 'account_suspended',
        message: 'Account suspended. Please contact support.',
        request_id: expect.any(String),
      },
    ]);
  });

  it('is audited, successful or not, without a number or a name', async () => {
    const account = await world.lay();
    await world.logIn(account, newBrowser(), 'Wrong-horse-9');
    await world.logIn(account);
    const rows = await world.server.store.database
      .selectFrom('audit')
      .where('subject', '=', account.user_id)
      .orderBy('seq')
      .select(['action', 'actor', 'role', 'network'])
      .execute();
    const network = expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/);
    expect(rows).toEqual([
      { action: 'login.failed', actor: null, role: 'anonymous', network },
      { action: 'login', actor: account.user_id, role: 'candidate', network },
    ]);
  });
});

describe('a session', () => {
  it('ends after a day without use', async () => {
    const token = await world.token(await world.lay());
    world.clock.advance(SESSION_IDLE_MS - 1);
    expect(await profileStatus(token)).toBe(200);
    world.clock.advance(SESSION_IDLE_MS - 1);
    expect(await profileStatus(token)).toBe(200);
    world.clock.advance(SESSION_IDLE_MS);
    expect(await profileStatus(token)).toBe(401);
  });

  it('ends after a week, however it is used', async () => {
    const token = await world.token(await world.lay());
    const statuses: number[] = [];
    for (let half = 0; half < 14; half += 1) {
      statuses.push(await profileStatus(token));
      world.clock.advance(SESSION_IDLE_MS / 2);
    }
    expect([...new Set(statuses), await profileStatus(token)]).toEqual([200, 401]);
  });

  it('gives way to a sixth device: the least recently used one ends', async () => {
    const account = await world.lay();
    const tokens: string[] = [];
    for (let device = 0; device < 6; device += 1) {
      tokens.push(await world.token(account));
      world.clock.advance(6 * MINUTE);
      if (device === 4) await profileStatus(tokens[0] ?? '');
    }
    expect(await Promise.all(tokens.map(profileStatus))).toEqual([200, 401, 200, 200, 200, 200]);
  });

  it('is read from the header only', async () => {
    const token = await world.token(await world.lay());
    const asked = [
      await world.ask(`/profile?token=${token}&access_token=${token}`),
      await world.ask('/profile', { headers: { cookie: `token=${token}` } }),
      await world.ask('/profile', { headers: { authorization: token } }),
      await world.ask('/profile', { headers: { authorization: `Basic ${token}` } }),
      await world.ask('/profile', { token: `${token}x` }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it("is listed with its device's name, and another session can end it", async () => {
    const account = await world.lay();
    const agent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    const body = { civil_id: account.civil_id, password: goodPassword };
    const phone = await world.ask('/login', { body, headers: { 'user-agent': agent } });
    const { data } = (await phone.json()) as { data: { token: string } };
    world.clock.advance(1_000);
    const token = await world.token(account);
    const list = async () =>
      ((await (await world.ask('/session', { token })).json()) as { data: { id: string }[] }).data;
    const [own, other] = await list();
    const times = {
      created_at: expect.any(Number),
      last_used_at: expect.any(Number),
      expires_at: expect.any(Number),
    };
    const id = expect.any(String);
    expect([own, other]).toEqual([
      { id, current: true, browser: '', system: '', ...times },
      { id, current: false, browser: 'Chrome', system: 'Android', ...times },
    ]);
    const ended = await world.ask(`/session/${other?.id}`, { method: 'DELETE', token });
    expect([ended.status, await profileStatus(data.token), (await list()).length]).toEqual([200, 401, 1]);
  });

  it('ends with a logout, at once', async () => {
    const account = await world.lay();
    const [token, elsewhere] = [await world.token(account), await world.token(account)];
    const out = await world.ask('/logout', { method: 'POST', token });
    expect([out.status, await profileStatus(token), await profileStatus(elsewhere)]).toEqual([200, 401, 200]);
  });
});

describe('a password guess', () => {
  const guess = async (account: { civil_id: string }, browser = newBrowser()) =>
    (await world.logIn(account, browser, 'Wrong-horse-9')).status;

  it('is allowed five times, then once in twelve minutes, from any number of networks', async () => {
    const account = await world.lay();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await guess(account));
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const response = await world.logIn(account);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '720']);
    world.clock.advance(12 * MINUTE);
    expect([await guess(account), await guess(account)]).toEqual([422, 429]);
  });

  it('is limited in the same way at unknown numbers', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await guess({ civil_id: '98989898' }));
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('does not lock the owner out of a device that logged in before', async () => {
    const account = await world.lay();
    const phone = newBrowser();
    await world.token(account, phone);
    for (let time = 0; time < 8; time += 1) await guess(account);
    expect((await world.logIn(account)).status).toBe(429);
    phone.address = newBrowser().address;
    expect((await world.logIn(account, phone)).status).toBe(200);
  });

  it('gets no extra tries from a device that is known for another account', async () => {
    const [own, other] = [await world.lay(), await world.lay()];
    const device = newBrowser();
    await world.token(own, device);
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await guess(other, device));
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts only if it is wrong', async () => {
    const account = await world.lay();
    for (let time = 0; time < 8; time += 1) await world.token(account);
    expect(await guess(account)).toBe(422);
  });

  it("still counts after the process's clock restarts", async () => {
    const account = await world.lay();
    for (let time = 0; time < 5; time += 1) await guess(account);
    const rows = await world.server.store.database.selectFrom('attempts').selectAll().execute();
    expect(rows.some(({ rests_at }) => rests_at === world.clock.now() + 60 * MINUTE)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(account.civil_id);
  });

  it('is limited to sixty a minute from one network', async () => {
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let time = 0; time < 62; time += 1)
      statuses.push(await guess({ civil_id: String(40_000_000 + time) }, browser));
    expect(statuses.slice(58)).toEqual([422, 422, 429, 429]);
  });
});
