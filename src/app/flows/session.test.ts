import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { type AccountWorld, says, startAccountWorld } from '../../../tests/support/accounts/accountFlows.ts';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { refusedIn } from './session.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';

const huda = signedInAs('huda');
const kept = (auth: unknown) => localStorage.setItem('auth', JSON.stringify(auth));
const record = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown;

let world: AccountWorld;
beforeEach(() => history.replaceState(null, '', '/profile'));
afterEach(async () => {
  localStorage.clear();
  await world.close();
});
const start = async () => {
  world = await startAccountWorld({ 'POST /logout': says(200, { message: 'Logged out.' }) });
  return world.session;
};
/** Simulates another tab that writes the auth record, or clears the storage for null. */
const otherTabWrites = (auth: unknown) => {
  if (auth === null) localStorage.clear();
  else kept(auth);
  window.dispatchEvent(new StorageEvent('storage', { key: auth === null ? null : 'auth' }));
};

describe('the session of a page', () => {
  it('leaves no effect unprovided', async () => {
    expect(unprovidedIn((await start()).logic as never)).toEqual([]);
  });

  it('is restored at the start from the auth record', async () => {
    kept({ ...huda, redirect: null });
    expect((await start()).getSnapshot()).toMatchObject({ value: 'signedIn', context: { signedIn: huda } });
  });

  it('keeps the login and the requested page, under `auth`', async () => {
    const session = await start();
    session.send({ type: 'redirect.set', path: '/profile' });
    expect(record()).toEqual({ user: null, token: null, redirect: '/profile' });
    session.send({ type: 'login.succeeded', signedIn: huda });
    expect(record()).toEqual({ ...huda, redirect: null });
  });

  it('is ended by a logout here and on the server, and opens the home page', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    session.send({ type: 'logout.requested' });
    expect([record(), location.pathname]).toEqual([null, '/']);
    await expect
      .poll(async () => (await world.asked()).map(({ call, authorization }) => [call, authorization]))
      .toEqual([['POST /logout', `Bearer ${huda.token}`]]);
  });

  it('follows the login and the logout of another tab', async () => {
    const session = await start();
    otherTabWrites({ ...huda, redirect: null });
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
    otherTabWrites(null);
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect([session.getSnapshot().context.end, await world.asked()]).toEqual(['elsewhere', []]);
  });

  it('follows what other tabs did while the browser kept the page for a return', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(session.getSnapshot().value).toBe('signedIn');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const { value, context } = session.getSnapshot();
    expect([value, context.end]).toEqual(['anonymous', 'elsewhere']);
  });

  it('keeps a changed name with its token and the requested page', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    const user = { ...huda.user, full_name: 'Huda A.' };
    session.send({ type: 'user.changed', user });
    expect(record()).toEqual({ ...huda, user, redirect: null });
  });

  it('writes nothing of a candidate who has just logged out in another tab', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    localStorage.clear();
    session.send({ type: 'user.changed', user: { ...huda.user, full_name: 'Huda A.' } });
    expect(record()).toBeNull();
  });

  it('removes the record that another tab wrote back after the logout here', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    session.send({ type: 'logout.requested' });
    otherTabWrites({ ...huda, redirect: null });
    expect([session.getSnapshot().value, record()]).toEqual(['anonymous', null]);
  });
});

describe('a refused token', () => {
  it('ends the session and remembers the page', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    refusedIn(session)(huda.token);
    expect([session.getSnapshot().context.end, record()]).toEqual([
      'refused',
      { user: null, token: null, redirect: '/profile' },
    ]);
  });

  it('follows the logout of another tab if that is why it is refused', async () => {
    kept({ ...huda, redirect: null });
    const session = await start();
    localStorage.clear();
    refusedIn(session)(huda.token);
    expect([session.getSnapshot().context.end, record()]).toEqual(['elsewhere', null]);
  });
});
