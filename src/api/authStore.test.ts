import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAuth, writeAuth } from './authStore.ts';
import { loggedInUser, tokenIn } from './calls/logIn.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const user = { id: 'u1', full_name: 'Huda', image_url: null };
const nobody = { user: null, token: null, redirect: null };

describe('the auth record', () => {
  it('stands under `auth` with user, token and redirect path', () => {
    writeAuth({ user, token: 'swt_1', redirect: '/profile' });
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({
      user,
      token: 'swt_1',
      redirect: '/profile',
    });
    expect(readAuth()).toEqual({ user, token: 'swt_1', redirect: '/profile' });
  });

  it('leaves nothing behind when there is nothing to keep', () => {
    writeAuth({ user, token: 'swt_1', redirect: null });
    writeAuth(nobody);
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it.each(['{half', '7', 'null', '{"token":7}', '{"token":""}', '[]'])('%s signs nobody in', (kept) => {
    localStorage.setItem('auth', kept);
    expect(readAuth()).toEqual(nobody);
  });

  it('that lacks the person still holds the session', () => {
    localStorage.setItem('auth', '{"token":"swt_1"}');
    expect(readAuth()).toEqual({
      user: { id: '', full_name: '', image_url: null },
      token: 'swt_1',
      redirect: null,
    });
  });

  it('lasts as long as its page where storage is full or forbidden', () => {
    writeAuth({ user, token: 'swt_before', redirect: null });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeAuth({ user, token: 'swt_1', redirect: null });
    expect(readAuth()).toEqual({ user, token: 'swt_1', redirect: null });
    full.mockRestore();
    writeAuth({ user, token: 'swt_2', redirect: null });
    localStorage.clear();
    expect(readAuth()).toEqual(nobody);
  });
});

describe('the answer to a login', () => {
  it.each(['token', 'access_token', 'accessToken'])(
    'holds the token at %s, directly, in data or in meta',
    (name) => {
      const found = [{ [name]: 't' }, { data: { [name]: 't' } }, { meta: { [name]: 't' } }].map(tokenIn);
      expect(found).toEqual(['t', 't', 't']);
    },
  );

  it.each([null, {}, { token: '' }, { data: { token: 7 } }, 'token'])('%j holds none', (body) => {
    expect(tokenIn(body)).toBeNull();
  });

  it('says who signed in', () => {
    expect([loggedInUser({ data: { user } }), loggedInUser({ user }), loggedInUser({})]).toEqual([
      user,
      user,
      { id: '', full_name: '', image_url: null },
    ]);
  });
});
