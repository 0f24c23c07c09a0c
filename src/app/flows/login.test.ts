import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountWorld,
  run,
  says,
  startAccountWorld,
} from '../../../tests/support/accounts/accountFlows.ts';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createLoginFlow, loginFlow } from './login.ts';

const huda = signedInAs('huda');
let world: AccountWorld;
beforeEach(() => history.replaceState(null, '', '/login'));
afterEach(async () => {
  localStorage.clear();
  await world.close();
});

async function logIn(status: number, body: unknown, redirect?: string) {
  world = await startAccountWorld({ 'POST /login': says(status, body) });
  if (redirect) world.session.send({ type: 'redirect.set', path: redirect });
  const login = run(createLoginFlow(world.base, world.session).login);
  login.actor.send({ type: 'field.changed', field: 'civil_id', value: ' ١٢٨٤٠٢٧٥ ' });
  login.actor.send({ type: 'field.changed', field: 'password', value: ' Blue-kettle-9 ' });
  login.actor.send({ type: 'form.submitted' });
  return login;
}

const context = ({ actor }: Awaited<ReturnType<typeof logIn>>) => actor.getSnapshot().context;

describe('a login', () => {
  it('leaves no effect unprovided', async () => {
    world = await startAccountWorld({});
    expect(unprovidedIn(loginFlow.login)).toEqual([]);
  });

  it('sends the number in Latin digits and the password unchanged, and starts the session', async () => {
    const login = await logIn(200, { message: 'Hello', data: { ...huda, expires_at: 1 } });
    await login.until('welcomed');
    const [asked] = await world.asked();
    expect([asked?.call, JSON.parse(String(asked?.body)), asked?.authorization]).toEqual([
      'POST /login',
      { civil_id: '12840275', password: ' Blue-kettle-9 ' },
      undefined,
    ]);
    expect(world.session.getSnapshot()).toMatchObject({ value: 'signedIn', context: { signedIn: huda } });
    await login.until('leaving');
    expect(location.pathname).toBe('/dashboard');
  });

  it('redirects to the page requested before', async () => {
    const login = await logIn(200, { token: huda.token, user: huda.user }, '/profile?x=1');
    await login.until('welcomed');
    login.actor.send({ type: 'leave.requested' });
    expect([location.pathname + location.search, JSON.parse(localStorage.getItem('auth') ?? '')]).toEqual([
      '/profile?x=1',
      { ...huda, redirect: null },
    ]);
  });

  it.each(['//evil.example', 'https://evil.example', '/login'])(
    'does not redirect to %s',
    async (redirect) => {
      const login = await logIn(200, { token: huda.token }, redirect);
      await login.until('welcomed');
      login.actor.send({ type: 'leave.requested' });
      expect(location.href).toBe(`${location.origin}/dashboard`);
    },
  );

  it('fails without a token', async () => {
    const login = await logIn(200, { data: { user: huda.user } });
    await login.until({ editing: 'failed' });
    expect([context(login).formError, localStorage.getItem('auth')]).toEqual([{ word: 'loginFailed' }, null]);
  });

  it.each([
    [422, { message: 'غير صحيحة', code: 'invalid_credentials' }, { word: 'invalidCredentials' }],
    [403, { message: 'موقوف', code: 'account_suspended' }, { word: 'suspended' }],
    [429, { message: 'Too many attempts.', code: 'too_many_attempts' }, { sentence: 'Too many attempts.' }],
    [503, { message: 'Later.', code: 'unavailable' }, { sentence: 'Later.' }],
    [502, undefined, { word: 'server' }],
  ])('refused with %i and %j says so', async (status, body, formError) => {
    const login = await logIn(status, body);
    await login.until({ editing: 'failed' });
    expect([context(login).formError, world.session.getSnapshot().value]).toEqual([formError, 'anonymous']);
  });
});
