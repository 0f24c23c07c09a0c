import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld, publicOrigin } from '../../../tests/support/accounts/accountWorld.ts';
import type { LaidAccount } from '../../../tests/support/accounts/accountFixture.ts';
import {
  errorsOf,
  readProfile,
  sendProfile,
  type SentProfile,
} from '../../../tests/support/accounts/sentProfile.ts';

let world: AccountWorld;
let account: LaidAccount;
let token: string;
beforeAll(async () => {
  world = await AccountWorld.start();
  account = await world.lay({ full_name: 'Salim Al Kindi' });
  token = await world.token(account);
});
afterAll(() => world.close());

const send = (sent: Omit<SentProfile, 'token'> & { token?: string }) =>
  sendProfile(world, { token, ...sent });
const profile = () => readProfile(world, token);

describe('a profile', () => {
  it('shows everything to its owner, and no cache keeps it', async () => {
    const response = await world.ask('/profile', { token });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      data: {
        id: account.user_id,
        full_name: 'Salim Al Kindi',
        email: account.email,
        civil_id: account.civil_id,
        phone_number: '+96891234567',
        address: null,
        user_dob: '1999-04-01',
        country_id: 1,
        image_url: null,
        created_at: account.created_at,
        waiting: {},
        verifying: {},
      },
    });
  });

  it('changes the given fields and keeps the empty ones; e-mail and number stay', async () => {
    const before = await profile();
    const response = await send({
      fields: {
        full_name: 'Salim bin Hamad',
        address: '',
        user_dob: '1998-05-02T00:00:00.000Z',
        country_id: '2',
        email: 'thief@example.om',
        civil_id: '1',
        image_url: 'https://evil.example/x.png',
        role: 'admin',
      },
    });
    const after = {
      ...before,
      full_name: 'Salim bin Hamad',
      user_dob: '1998-05-02',
      country_id: 2,
    };
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Profile updated.', data: after },
    ]);
    expect(await profile()).toEqual(after);
  });

  it('stays whole when one field is wrong', async () => {
    const before = await profile();
    const fields = {
      full_name: 'Al',
      address: 'Muscat',
      user_dob: '2020-01-01',
    };
    const response = await send({ fields });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      {
        full_name: ['Full name must be at least 3 characters.'],
        user_dob: ['You must be at least 14 years old'],
      },
    ]);
    expect(await profile()).toEqual(before);
  });

  it('does not make a contestant younger than the competition allows', async () => {
    const { database } = world.server.store;
    const entry = await database
      .selectFrom('entries')
      .where('user_id', 'not in', database.selectFrom('accounts').select('user_id'))
      .select('user_id')
      .executeTakeFirstOrThrow();
    const contestant = await world.lay({ user_id: entry.user_id });
    const own = await world.token(contestant);
    const refused = await send({ token: own, fields: { user_dob: '2010-01-01' } });
    expect([refused.status, await errorsOf(refused)]).toEqual([
      422,
      { user_dob: ['You take part in a competition for which you must be at least 18 years old.'] },
    ]);
    expect((await send({ token: own, fields: { user_dob: '2008-11-20' } })).status).toBe(200);
  });

  it('is audited with its changes, as pseudonyms', async () => {
    const rows = await world.server.store.database
      .selectFrom('audit')
      .where('action', '=', 'profile.updated')
      .where('subject', '=', account.user_id)
      .select(['actor', 'before_hash', 'after_hash'])
      .execute();
    expect(rows).toEqual([
      {
        actor: account.user_id,
        before_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        after_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(rows[0]?.before_hash).not.toBe(rows[0]?.after_hash);
  });
});

describe('the staff origin', () => {
  it('lets the site ask for a change, and nobody else', async () => {
    const preflight = await world.ask('/profile/updateProfile', {
      method: 'OPTIONS',
      headers: { origin: publicOrigin, 'access-control-request-method': 'POST' },
    });
    const allowed = (response: Response) => response.headers.get('access-control-allow-origin');
    expect([preflight.status, allowed(preflight)]).toEqual([204, publicOrigin]);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Accept-Language');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const own = await send({ fields: {}, origin: publicOrigin });
    expect([own.status, allowed(own)]).toEqual([200, publicOrigin]);
    const before = await profile();
    for (const origin of ['https://evil.example', 'null', 'https://vote.example.evil.example']) {
      const response = await send({ fields: { full_name: 'Somebody Else' }, origin });
      expect([response.status, allowed(response)]).toEqual([403, publicOrigin]);
    }
    expect(await profile()).toEqual(before);
  });
});
