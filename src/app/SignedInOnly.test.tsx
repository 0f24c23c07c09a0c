import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInAs } from '../../tests/support/accounts/accountFacts.ts';

const huda = signedInAs('huda');
const record = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown;
const at = () => location.pathname + location.search;

beforeEach(() => {
  history.replaceState(null, '', '/profile?x=1');
  // Each test loads the modules again, so that it has a new session.
  vi.resetModules();
});
afterEach(() => localStorage.clear());

/** Opens a page that needs a login. */
async function open(auth?: object) {
  if (auth) localStorage.setItem('auth', JSON.stringify(auth));
  const { session } = await import('./flows/session.ts');
  const { SignedInOnly } = await import('./SignedInOnly.tsx');
  await act(async () => void render(<SignedInOnly>{(user) => <p>Hello {user.full_name}</p>}</SignedInOnly>));
  const send = (event: Parameters<typeof session.send>[0]) => act(async () => session.send(event));
  return { session, send };
}
const hello = () => screen.queryByText(`Hello ${huda.user.full_name}`);

describe('a page that needs a login', () => {
  it('sends who is not signed in to the login, and remembers where they wanted to go', async () => {
    await open();
    expect([at(), record()]).toEqual(['/login', { user: null, token: null, redirect: '/profile?x=1' }]);
    expect(hello()).toBeNull();
  });

  it('shows itself to who is', async () => {
    await open({ ...huda, redirect: null });
    expect([at(), hello()]).toEqual(['/profile?x=1', expect.anything()]);
  });

  it('is left by a logout for home, and is not remembered', async () => {
    const { send } = await open({ ...huda, redirect: null });
    await send({ type: 'logout.requested' });
    expect([at(), record()]).toEqual(['/', null]);
  });

  it('is left for the login when the session is refused, and says why', async () => {
    const { send, session } = await open({ ...huda, redirect: null });
    await send({ type: 'session.refused', token: huda.token, path: '/profile?x=1' });
    expect([at(), hello(), session.getSnapshot().context]).toEqual([
      '/login',
      null,
      { signedIn: null, redirect: '/profile?x=1', end: 'refused', endedToken: huda.token },
    ]);
  });

  it('is left for the login when another tab logs out', async () => {
    const { send, session } = await open({ ...huda, redirect: null });
    await send({ type: 'record.changed', record: { signedIn: null, redirect: null } });
    expect([at(), session.getSnapshot().context]).toEqual([
      '/login',
      { signedIn: null, redirect: '/profile?x=1', end: 'elsewhere', endedToken: huda.token },
    ]);
  });

  it('stays until it leads on itself when the password was changed on it', async () => {
    const { send } = await open({ ...huda, redirect: null });
    await send({ type: 'password.changed' });
    expect([at(), hello(), record()]).toEqual(['/profile?x=1', expect.anything(), null]);
  });
});
